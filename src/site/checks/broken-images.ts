import path from "node:path";
import type { Problem } from "../../../packages/problems";
import { contentPages } from "./content-pages";
import type { CheckedPage, Finding, Reference } from "./link-targets";
import { placeInFrontMatter } from "./place-in-front-matter";

/** What is wrong with a picture: it is not there, cannot be shown, or comes from another site. */
export function findBrokenImage(page: CheckedPage, { url }: Reference): Finding[] {
  if (/^(?:https?:)?\/\//i.test(url)) return [remote()];
  const image = page.body.images.find(({ src }) => src === url);
  if (!image) return [];
  if (!image.file) return [missing(url)];
  return image.problem ? [unreadable(image.problem)] : [];
}

/** What is wrong with the pictures that pages name in their front matter. */
export function findBrokenHeadPictures(site: Queries.SitePlanQuery): Problem[] {
  return contentPages(site).flatMap((page) =>
    headFindings(page).map((finding) => ({
      ...finding,
      file: page.file,
      ...placeInFrontMatter(page.file, "image", ""),
      value: `./${path.relative(path.dirname(path.resolve(page.file)), page.imagePath ?? "")}`,
    })),
  );
}

function headFindings({ imagePath, image, imageProblem }: CheckedPage): Finding[] {
  if (!imagePath) return [];
  if (!image) return [missing()];
  return imageProblem ? [unreadable(imageProblem)] : [];
}

function missing(url = ""): Finding {
  return {
    code: "content/missing-image",
    severity: "error",
    message: "The picture does not exist.",
    hint: url.startsWith("/")
      ? `Save it as static${url}, or correct the address.`
      : "Write the path relative to the page, such as ./flow.svg.",
  };
}

function unreadable(why: string): Finding {
  return {
    code: "content/unreadable-image",
    severity: "error",
    message: `The picture cannot be read: ${why}.`,
    hint: "Open the file in a picture editor and save it anew.",
  };
}

function remote(): Finding {
  return {
    code: "content/remote-image",
    severity: "warning",
    message: "The picture comes from another site, which then sees who reads the page.",
    hint: "Save it beside the page, and write ./name.png.",
  };
}
