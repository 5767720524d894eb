import { Arrow } from "@festival/shared-ui";
import type { CatalogueLink } from "./catalogueLinks.ts";
import { Fact } from "./Facts.tsx";
import styles from "./Facts.module.css";
import { useWorkWords } from "./workWords.ts";

/** Leads to the entries of other catalogues; one of `Facts`. */
export function CatalogueFact({ links }: { links: readonly CatalogueLink[] }) {
  const words = useWorkWords();
  if (links.length === 0) return null;
  return (
    <Fact label={words("elsewhere")}>
      <dd className={styles.links}>
        {links.map(({ name, href }) => (
          <a key={href} href={href} rel="noreferrer">
            {name} <Arrow direction="out" />
          </a>
        ))}
      </dd>
    </Fact>
  );
}
