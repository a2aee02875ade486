import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { PageOperations } from "../components/api/page-parts";
import { BlogFrame, BlogLists } from "../components/blog/blog-frame";
import { PostAuthors, PostMeta } from "../components/blog/post-list";
import { Content } from "../components/content/content";
import { FeedLinks, PageHead } from "../components/layout/page-head";
import { Pager } from "../components/navigation/page-navigation";
import { ContentsDisclosure, TableOfContents } from "../components/navigation/table-of-contents";
import { MarkdownLinks, PageMeta } from "../components/ui/page-meta";
import { Picture } from "../components/ui/picture";
import { SiteLink } from "../components/ui/site-link";
import { TagList } from "../components/ui/tag-list";
import { sortByIds } from "../lib/lists";
import { paths } from "../lib/paths";
import { pagePicture } from "../lib/social-card";
import type { TemplateContexts } from "../site/create-pages/plan";

type Context = TemplateContexts["blog-post"];
type Data = Queries.BlogPostTemplateQuery;
type Post = NonNullable<Data["blogPost"]>;

/** A post of the blog. */
export default function BlogPostTemplate({
  data,
  pageContext,
  children,
}: PageProps<Data, Context>) {
  const post = data.blogPost;
  if (!post) return null;
  return (
    <BlogFrame data={data} current={post.permalink}>
      <article className="page-article post">
        <PostHead post={post} />
        <div className="prose">
          <Content body={post.body} contents={<ContentsDisclosure page={post} />}>
            {children}
          </Content>
        </div>
        <PageOperations operations={post.operations} />
        <footer className="post-foot">
          <TagList tags={post.tags} />
          <PageMeta {...post} />
        </footer>
        <RelatedPosts posts={sortByIds(pageContext.relatedIds, data.related.nodes)} />
        <Pager
          label="Blog post page navigation"
          previous={pageContext.previous}
          next={pageContext.next}
          previousWord="Newer post"
          nextWord="Older post"
        />
      </article>
      <TableOfContents page={post} />
    </BlogFrame>
  );
}

function PostHead({ post }: { post: Post }) {
  return (
    <header className="post-head">
      <BlogLists current={paths.blog}>
        {post.unlisted ? null : <MarkdownLinks permalink={post.permalink} />}
      </BlogLists>
      {post.hasOwnTitle ? null : <h1>{post.title}</h1>}
      <div>
        <PostAuthors authors={post.authors} />
        <PostMeta
          date={post.date}
          revised={post.lastUpdate?.date}
          readingMinutes={post.readingMinutes}
        />
      </div>
      {post.picture ? <Picture data={post.picture} alt={post.imageAlt ?? ""} isFirst /> : null}
    </header>
  );
}

function RelatedPosts({ posts }: { posts: Data["related"]["nodes"] }) {
  if (posts.length === 0) return null;
  return (
    <section className="related" aria-labelledby="related-title">
      <h2 id="related-title">Read next</h2>
      <ul>
        {posts.map((post) => (
          <li key={post.id}>
            <SiteLink href={post.permalink}>{post.title}</SiteLink>
            <p>{post.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Head({ data }: HeadProps<Data, Context>) {
  const post = data.blogPost;
  if (!post) return null;
  const modified = post.lastUpdate?.date;
  return (
    <PageHead
      {...post}
      kind="BlogPosting"
      title={post.titleMeta ?? post.title}
      section={data.siteSettings?.blog.title ?? "Blog"}
      breadcrumbs={[{ label: data.siteSettings?.blog.title ?? "Blog", permalink: paths.blog }]}
      article={{
        published: post.date,
        authors: post.authors,
        keywords: post.tags.map(({ label }) => label),
        ...(modified ? { modified } : {}),
      }}
      image={pagePicture(post, post.imageAlt ?? post.title)}
      isHidden={post.unlisted}
      hasMarkdown
    >
      <FeedLinks />
    </PageHead>
  );
}

export const query = graphql`
  query BlogPostTemplate($id: String!, $recentIds: [String!]!, $relatedIds: [String!]!) {
    siteSettings {
      blog {
        title
        sidebarTitle
      }
    }
    blogPost(id: { eq: $id }) {
      ...ContentPageParts
      titleMeta
      file
      date(formatString: "YYYY-MM-DD")
      readingMinutes
      lastUpdate {
        date(formatString: "YYYY-MM-DD")
        author
      }
      tags {
        label
        permalink
      }
      authors {
        ...PostAuthor
      }
      imageAlt
      picture(width: 760) {
        ...HeadPicture
      }
    }
    related: allBlogPost(filter: { id: { in: $relatedIds } }, sort: { permalink: ASC }) {
      nodes {
        id
        title
        description
        permalink
      }
    }
    ...RecentPosts
  }
`;
