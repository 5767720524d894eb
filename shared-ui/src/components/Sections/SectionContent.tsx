import type { Section, SectionOf } from "@festival/contracts/api/content";
import { useContext } from "react";
import { FragmentSlot } from "../../owner/FragmentSlot.tsx";
import { OwnerContext } from "../../owner/ownerContext.ts";
import { Arrow } from "../Arrow/Arrow.tsx";
import { ButtonLink } from "../Button/Button.tsx";
import { NewWindowHint } from "../NewWindowHint/NewWindowHint.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { PictureCaption } from "../PictureCaption/PictureCaption.tsx";
import { RichText } from "../RichText/RichText.tsx";
import { isExternal, safeLink } from "../RichText/safeLink.ts";
import { formPlace } from "./formPlace.ts";
import { LazySection } from "./LazySection.tsx";
import styles from "./SectionContent.module.css";

const headingTags = ["h2", "h3", "h4", "h5", "h6"] as const;

function Headline({ section }: { section: SectionOf<"headline"> }) {
  const Heading = headingTags[section.headline_level - 2] ?? "h2";
  return (
    <div className={styles.headline} data-level={section.headline_level}>
      <Heading className={styles.heading}>
        {section.preline && <span className={styles.preline}>{section.preline} </span>}
        <span lang={section.language || undefined}>{section.content}</span>
      </Heading>
      {section.subline && <p className={styles.subline}>{section.subline}</p>}
    </div>
  );
}

interface LinkProps {
  section: SectionOf<"link">;
}

function PlainLink({ section }: LinkProps) {
  if (section.extra_class.includes("button")) {
    return (
      <ButtonLink href={section.link} newWindow={section.open_new_window} arrow>
        {section.content}
      </ButtonLink>
    );
  }
  const link = safeLink(section.link, section.open_new_window);
  if (!link) return <span>{section.content}</span>;
  return (
    <a {...link} className={styles.link}>
      {section.content} {link.target && <NewWindowHint />}
      <Arrow direction={isExternal(section.link) ? "out" : "right"} />
    </a>
  );
}

/** A link; or the form that it leads to, where the page brings it. */
function Link({ section }: LinkProps) {
  const place = formPlace(section);
  const link = <PlainLink section={section} />;
  const hasForm = useContext(OwnerContext)?.page.fragments[place] !== undefined;
  return hasForm ? <FragmentSlot slot={place} fallback={link} /> : link;
}

const imageSizes = {
  small: "(min-width: 48em) 24rem, 100vw",
  medium: "(min-width: 64em) 44rem, 100vw",
  full: "(min-width: 100em) 100rem, 100vw",
} as const;

interface SectionImageProps {
  section: SectionOf<"image">;
  nested?: boolean;
}

function SectionImage({ section, nested }: SectionImageProps) {
  // the section's own words win over those of the picture
  const image = { ...section.image, alias: section.alias || section.image.alias };
  const description = section.description || section.image.description;
  return (
    <figure className={styles.figure} data-size={section.size}>
      <Picture image={image} sizes={nested ? imageSizes.medium : imageSizes[section.size]} />
      <PictureCaption image={{ ...image, description }} />
    </figure>
  );
}

function Quote({ section }: { section: SectionOf<"quote"> }) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p lang={section.language || undefined}>{section.content}</p>
      </blockquote>
      {section.author && <figcaption>{section.author}</figcaption>}
    </figure>
  );
}

function Faq({ section }: { section: SectionOf<"faq"> }) {
  return (
    <div className={styles.faq}>
      {section.title && <h2 className={styles.faqTitle}>{section.title}</h2>}
      {section.items.map((item, index) => (
        <details key={index} className={styles.faqItem}>
          <summary>
            {item.title}
            <Arrow direction="down" />
          </summary>
          <div className={styles.answer}>
            <RichText content={item.content} />
          </div>
        </details>
      ))}
    </div>
  );
}

interface SectionContentProps {
  section: Exclude<Section, SectionOf<"container" | "section">>;
  /** Whether it stands in a column of another section. */
  nested?: boolean;
}

/** One section by its model; a model that this release doesn't know renders nothing. */
export function SectionContent({ section, nested }: SectionContentProps) {
  switch (section.model) {
    case "headline":
      return <Headline section={section} />;
    case "text":
      return <RichText content={section.content} />;
    case "link":
      return <Link section={section} />;
    case "image":
      return <SectionImage section={section} nested={nested} />;
    case "quote":
      return <Quote section={section} />;
    case "faq":
      return <Faq section={section} />;
    case "audio":
    case "eventitem":
    case "eventlist":
    case "film":
    case "fullteaser":
    case "imagelist":
    case "podcast":
    case "socialmedia":
    case "soundcloud":
    case "sponsorlist":
    case "starmate":
    case "teamteaser":
    case "teaserlist":
    case "video":
    case "videolist":
    case "viewer":
      return <LazySection section={section} />;
    default:
      return null;
  }
}
