import type { ImgHTMLAttributes } from "react";

interface ThemedImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  sources: { light: string; dark: string };
}

/** `@theme/ThemedImage`: a picture for each color mode. The style sheet shows one of them. */
export default function ThemedImage({ sources, className = "", ...rest }: ThemedImageProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/useAltText: it is among the other attributes. */}
      <img {...rest} src={sources.light} className={`only-light ${className}`.trim()} />
      {/* biome-ignore lint/a11y/useAltText: it is among the other attributes. */}
      <img {...rest} src={sources.dark} className={`only-dark ${className}`.trim()} />
    </>
  );
}
