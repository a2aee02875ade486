import { formatDay } from "../../lib/dates";

interface PostMetaProps {
  date: string;
  readingMinutes: number;
}

/** Day and reading time of a post. */
export function PostMeta({ date, readingMinutes }: PostMetaProps) {
  return (
    <p className="post-meta">
      <time dateTime={date}>{formatDay(date)}</time>
      <span aria-hidden="true"> · </span>
      {readingMinutes === 1 ? "One min read" : `${readingMinutes} min read`}
    </p>
  );
}
