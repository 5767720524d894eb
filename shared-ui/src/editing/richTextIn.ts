import styles from "../components/RichText/RichText.module.css?locals";

/** A rich text that is a child of an element. */
export const richTextIn = (parent: string): string => `${parent} > .${styles.richText}`;
