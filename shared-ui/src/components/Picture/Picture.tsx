import type { Image } from "@festival/contracts/api/common";
import { imageFormats, imageUrl, imageWidths, type ImageFormat } from "@festival/contracts/images";
import styles from "./Picture.module.css";

interface PictureProps {
  image: Image;
  /** How wide it stands, as in `<img sizes>`. */
  sizes: string;
  /** For the one picture seen first: loaded at once and before others. */
  priority?: boolean;
  /** Says nothing that the text beside it doesn't. */
  decorative?: boolean;
}

const mimeType: Record<ImageFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};

function widthsOf(image: Image): number[] {
  const smaller = imageWidths.filter((width) => width <= image.width);
  return smaller.length > 0 ? smaller : [imageWidths[0]];
}

/**
 * A picture in every width and format that is available. It fills its place: give the
 * surrounding element an aspect ratio, or none for the picture's own.
 */
export function Picture({ image, sizes, priority = false, decorative = false }: PictureProps) {
  const widths = widthsOf(image);
  const focus = image.focal_point;
  const srcSet = (format: ImageFormat) =>
    widths.map((width) => `${imageUrl(image.path, width, format)} ${width}w`).join(", ");
  const middle = widths[Math.floor((widths.length - 1) / 2)] ?? imageWidths[0];
  return (
    <span className={styles.picture} data-reveal={priority ? undefined : ""}>
      {/* The ground is drawn: the content policy allows no style attributes. */}
      <svg
        className={styles.ground}
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        fill={image.color}
        aria-hidden="true"
      >
        <path d="M0 0h1v1H0z" />
      </svg>
      <picture>
        {imageFormats
          .filter((format) => format !== "jpg")
          .map((format) => (
            <source key={format} type={mimeType[format]} srcSet={srcSet(format)} sizes={sizes} />
          ))}
        <img
          className={styles.image}
          style={focus && { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
          src={imageUrl(image.path, middle, "jpg")}
          srcSet={srcSet("jpg")}
          sizes={sizes}
          width={image.width}
          height={image.height}
          alt={decorative ? "" : image.alias}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : "auto"}
          decoding={priority ? "sync" : "async"}
        />
      </picture>
    </span>
  );
}
