import type { ReactNode } from "react";
import { RecentPosts } from "./recent-posts";

interface BlogFrameProps {
  recent: readonly Queries.PostLinkFragment[];
  recentTitle: string;
  /** Address of the post that is open, on the page of a post. */
  current?: string;
  children: ReactNode;
}

/** A page of the blog: the newest posts beside what it shows, and below it on phones. */
export function BlogFrame({ recent, recentTitle, current, children }: BlogFrameProps) {
  return (
    <div className="page page-blog">
      {children}
      <RecentPosts posts={recent} title={recentTitle} current={current} />
    </div>
  );
}
