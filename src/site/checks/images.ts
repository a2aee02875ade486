import path from "node:path";
import type { ProblemDetails } from "../../../packages/problems";
import type { ContentPage, LocatableProblem, Site } from "./checked-site";
import { contentPages, locateInFrontMatter } from "./checked-site";

/** Finds an image of a page's body that is missing, unreadable or on another site. */
export function findBrokenImage(page: ContentPage, url: string): ProblemDetails[] {
  if (/^(?:https?:)?\/\//i.test(url)) return [REMOTE];
  const image = page.body.images.find(({ src }) => src === url);
  if (!image) return [];
  if (!image.file) return [missing(url)];
  return image.problem ? [unreadable(image.problem)] : [];
}

/** Finds images of front matter that are missing or unreadable. */
export function findBrokenFrontMatterImages(site: Site, projectRoot: string): LocatableProblem[] {
  const images = contentPages(site).map(({ file, imagePath, image, imageProblem }) => ({
    key: "image",
    file,
    imagePath,
    finding: image ? imageProblem && unreadable(imageProblem) : missing(),
  }));
  const drawings = site.allPost.nodes.map(({ file, drawingPath, drawing }) => ({
    key: "image_drawing",
    file,
    imagePath: drawingPath,
    finding: drawing ? null : missing(),
  }));
  return [...images, ...drawings].flatMap(({ key, file, imagePath, finding }) => {
    if (!imagePath || !finding) return [];
    const folder = path.dirname(path.resolve(projectRoot, file));
    const value = `./${path.relative(folder, imagePath)}`;
    return [{ ...finding, file, locate: locateInFrontMatter(key), value }];
  });
}

const REMOTE: ProblemDetails = {
  code: "content/remote-image",
  severity: "warning",
  message: "The picture is loaded from another site, which can then track readers.",
  hint: "Save it beside the page, and write ./name.png.",
};

function missing(url = ""): ProblemDetails {
  return {
    code: "content/missing-image",
    severity: "error",
    message: "The picture does not exist.",
    hint: url.startsWith("/")
      ? `Save it as static${url}, or correct the address.`
      : "Write the path relative to the page, such as ./flow.svg.",
  };
}

function unreadable(reason: string): ProblemDetails {
  return {
    code: "content/unreadable-image",
    severity: "error",
    message: `The picture cannot be read: ${reason}.`,
    hint: "Open the file in an image editor and save it again.",
  };
}
