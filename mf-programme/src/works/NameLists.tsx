import type { NameKind } from "@festival/contracts/api/programme/names";
import { href } from "@festival/contracts/routes";
import { usePage } from "@festival/shared-ui/owner";
import styles from "./NameLists.module.css";
import { useWorkWords } from "./workWords.ts";

const lists: readonly NameKind[] = ["works", "composers", "artists", "ensembles", "venues"];

/** Leads from each list of works, people and places to the others. */
export function NameLists({ present }: { present: NameKind }) {
  const { locale } = usePage();
  const words = useWorkWords();
  return (
    <nav aria-label={words("names.lists")}>
      <ul className={styles.lists}>
        {lists.map((list) => (
          <li key={list}>
            <a href={href(list, locale)} aria-current={list === present ? "page" : undefined}>
              {words(`names.title.${list}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
