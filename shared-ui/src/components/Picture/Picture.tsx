import type { Image } from "@festival/contracts/api/common";
import { imageUrl, sizesFor, widthsFor, type DrawnImage } from "@festival/contracts/images";
import styles from "./Picture.module.css";

interface PlacedPicture {
  /** How wide it stands, as in `<img sizes>`. */
  sizes: string;
  /** For the one picture seen first: loaded at once and before others. */
  priority?: boolean;
}

interface SpeakingPicture extends PlacedPicture {
  image: Image;
  /** Says nothing that the text beside it doesn't. */
  decorative?: boolean;
}

interface DecorativePicture extends PlacedPicture {
  image: DrawnImage;
  decorative: true;
}

/** As wide as the JPEG may be. */
const plainWidth = 768;

/**
 * A picture in the widths that its place can use. It fills its place: give the surrounding element an
 * aspect ratio, or none for the picture's own. AVIF and WebP come in every width; JPEG is for browsers that
 * know neither, and comes in one.
 */
export function Picture(props: SpeakingPicture | DecorativePicture) {
  const { image, sizes, priority = false } = props;
  const widths = widthsFor(image.width, sizes);
  const focus = image.focal_point;
  const plain = widths.findLast((width) => width <= plainWidth) ?? 0;
  return (
    <span className={styles.picture} data-still={priority ? "" : undefined}>
      {/* The ground is drawn: the content policy allows no style attributes. */}
      <svg fill={image.color} aria-hidden="true">
        <rect />
      </svg>
      <picture>
        {(["avif", "webp"] as const).map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={widths
              .map((width) => `${imageUrl(image.path, width, format)} ${width}w`)
              .join(", ")}
            sizes={sizesFor(sizes)}
          />
        ))}
        <img
          style={focus && { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
          src={imageUrl(image.path, plain, "jpg")}
          width={image.width}
          height={image.height}
          alt={props.decorative ? "" : props.image.alias}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : undefined}
          decoding={priority ? "sync" : "async"}
        />
      </picture>
    </span>
  );
}
