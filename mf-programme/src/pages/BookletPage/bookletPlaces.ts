import type { EditablePage } from "@festival/contracts/editing";
import type { Page } from "@festival/contracts/pageOwner";
import { booklets } from "@festival/contracts/resources/programme/booklets";
import { headFields, richTextIn, sectionsPlace } from "@festival/shared-ui/editing";
import type { BookletData } from "./bookletData.ts";
import styles from "./BookletPage.module.css?locals";

/** What of a programme booklet can be edited. */
export function bookletPlaces({ data }: Page<BookletData>): EditablePage {
  const { id, introduction, works, lives } = data;
  const owner = { type: "booklet", id } as const;
  const main = `.${styles.main}`;
  const fields = headFields(owner, booklets, {
    title: ["h1", "title"],
    introduction: [introduction ? richTextIn(`.${styles.introduction}`) : main, "introduction"],
    works: [works.length > 0 ? `.${styles.part}:not(#lives)` : main],
    biographies: [lives.length > 0 ? "#lives" : main],
  });
  const sections = [sectionsPlace(owner, "modules")];
  return { sections, fields, admin: { resource: booklets.name, id } };
}
