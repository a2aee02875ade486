import type { MouseEvent } from "react";
import { createContext, useContext } from "react";
import { toHref } from "../../lib/addresses";
import { isDialogEntry, pushDialogEntry } from "../../lib/dom";
import type { PictureData } from "../ui/picture";
import { Picture } from "../ui/picture";

/** A picture of the page's folder: a drawing as markup, or a photograph in several sizes. */
export interface LocalImage {
  readonly src: string;
  readonly svg: string | null;
  /** The drawing that narrow columns show instead. */
  readonly narrowSvg: string | null;
  /** `PictureData`, unless the picture is inlined as a drawing. */
  readonly picture: unknown;
}

/** The pictures of a page, for the `img` elements in its body. */
export const ContentImages = createContext<readonly LocalImage[]>([]);

interface ImageProps {
  src?: string;
  alt?: string;
  /** Shown under the picture. */
  title?: string;
  /** Width that the writer set, in pixels. */
  width?: number | string;
}

/**
 * A picture in a page. Drawings are inlined, so that they follow the color mode. Photographs are
 * served in the size and format that the browser wants.
 */
export function ContentImage({ src = "", alt = "", title, width }: ImageProps) {
  const image = useContext(ContentImages).find((candidate) => candidate.src === src);
  const picture = drawImage(image, src, alt, Number(width) || undefined);
  return (
    <span className="figure">
      <span className="figure-picture">
        {picture}
        <ZoomButton name={alt} />
      </span>
      {title ? <span className="figure-caption">{title}</span> : null}
    </span>
  );
}

function drawImage(
  image: LocalImage | undefined,
  src: string,
  alt: string,
  width: number | undefined,
) {
  if (image?.svg) {
    const { svg, narrowSvg } = image;
    return (
      <span
        className={`figure-drawing ${narrowSvg ? "figure-two" : isWide(svg) ? "figure-wide" : ""}`}
        role="img"
        aria-label={alt}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is a file of the site.
        dangerouslySetInnerHTML={{ __html: inlineSvg(svg) + inlineSvg(narrowSvg ?? "") }}
      />
    );
  }
  if (image?.picture) {
    return <Picture data={image.picture as PictureData} alt={alt} width={width} />;
  }
  return <img src={toHref(src)} alt={alt} width={width} loading="lazy" decoding="async" />;
}

/** Returns whether a drawing is too wide for a phone: its labels would be too small to read. */
function isWide(svg: string): boolean {
  return Number(/viewBox="\S+ \S+ ([\d.]+)/.exec(svg)?.[1] ?? 0) > 560;
}

/** Removes whitespace between elements from sanitized SVG markup. */
function inlineSvg(svg: string): string {
  return svg.replace(/>\s+</g, "><");
}

/** Shows the picture before it in a dialog, as large as the window allows. */
function ZoomButton({ name }: { name: string }) {
  return (
    <button
      type="button"
      className="zoom"
      data-client=""
      aria-label={name ? `Enlarge: ${name}` : "Enlarge the picture"}
      onClick={enlarge}
    />
  );
}

/** Opens a native dialog: Escape or Back closes it, and the focus returns to where it was. */
function enlarge({ currentTarget: button }: MouseEvent<HTMLButtonElement>): void {
  const picture = button.previousElementSibling;
  if (!picture) return;
  const dialog = document.createElement("dialog");
  dialog.className = "zoom-dialog";
  dialog.ariaLabel = button.ariaLabel;
  const close = document.createElement("button");
  close.className = "button";
  close.textContent = "Close";
  const copy = picture.cloneNode(true) as HTMLElement;
  dialog.append(copy, close);
  const image = copy.matches("img") ? copy : copy.querySelector("img");
  image?.addEventListener("error", () => reportFailure(image as HTMLImageElement, dialog));
  dialog.onclick = () => dialog.close();
  dialog.onclose = () => {
    dialog.remove();
    if (isDialogEntry()) history.back();
  };
  document.body.append(dialog);
  dialog.showModal();
  pushDialogEntry();
  addEventListener("popstate", () => dialog.close(), { once: true });
}

/** Reports in the dialog that its picture could not be loaded, and offers to try again. */
function reportFailure(image: HTMLImageElement, dialog: HTMLDialogElement): void {
  dialog.querySelector("[role=alert]")?.remove();
  const failure = document.createElement("p");
  failure.role = "alert";
  const retry = document.createElement("button");
  retry.className = "button";
  retry.textContent = "Try again";
  retry.onclick = (event) => {
    // A click on the dialog closes it.
    event.stopPropagation();
    failure.remove();
    // Setting an address loads it again, also the same one.
    const { src } = image;
    image.src = src;
  };
  failure.append("The picture could not be loaded. ", retry);
  dialog.prepend(failure);
}
