import type { NavigationEntry } from "@festival/contracts/api/content";
import { VisuallyHidden } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { currentChild, currentEntry } from "./currentEntry.ts";
import { Disclosure } from "./Disclosure.tsx";
import styles from "./MainMenu.module.css";

interface EntryProps {
  entry: NavigationEntry;
  pageUrl: string;
}

interface EntryLinkProps extends EntryProps {
  /** Given for an entry below another: all that stand there. */
  siblings?: readonly NavigationEntry[];
}

export function EntryLink({ entry, pageUrl, siblings }: EntryLinkProps) {
  if (!entry.url) return <span>{entry.title}</span>;
  const current = siblings ? currentChild(entry, siblings, pageUrl) : currentEntry(entry, pageUrl);
  return (
    <a href={entry.url} aria-current={current}>
      {entry.title}
    </a>
  );
}

function Entry({ entry, pageUrl }: EntryProps) {
  const { t } = useTranslation();
  if (entry.children.length === 0) {
    return (
      <li className={styles.entry}>
        <EntryLink entry={entry} pageUrl={pageUrl} />
      </li>
    );
  }
  const below = (
    <ul className={styles.dropdown}>
      {entry.children.map((child) => (
        <li key={child.title}>
          <EntryLink entry={child} siblings={entry.children} pageUrl={pageUrl} />
        </li>
      ))}
    </ul>
  );
  return (
    <li className={styles.entry}>
      {entry.url && <EntryLink entry={entry} pageUrl={pageUrl} />}
      <Disclosure
        name="main-menu"
        label={
          entry.url ? (
            <VisuallyHidden>{t("menu.below", { title: entry.title })}</VisuallyHidden>
          ) : (
            entry.title
          )
        }
      >
        {below}
      </Disclosure>
    </li>
  );
}

/** The main menu as wide windows show it; children open below their entry. */
export function MainMenu({ entries, pageUrl }: { entries: NavigationEntry[]; pageUrl: string }) {
  const { t } = useTranslation();
  return (
    <nav className={styles.menu} aria-label={t("menu.label")}>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <Entry key={entry.title} entry={entry} pageUrl={pageUrl} />
        ))}
      </ul>
    </nav>
  );
}
