import type { OwnerKey, SectionsPlace } from "@festival/contracts/editing";
import styles from "../components/Sections/Sections.module.css?locals";

/**
 * The list that `Sections` shows at the top level of a page.
 * @param path where it stands in `page.data`
 */
export function sectionsPlace(owner: OwnerKey, ...path: (string | number)[]): SectionsPlace {
  return { owner, in: path, selector: `.${styles.place}:not([data-nested])` };
}
