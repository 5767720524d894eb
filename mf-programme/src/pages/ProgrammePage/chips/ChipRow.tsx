import { Chip } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { LinkedChoice } from "../programmeData.ts";
import styles from "./ChipRow.module.css";

/** Links in a row, each of which leads to the programme with something switched. */
export function ChipRow({ label, choices }: { label: string; choices: readonly LinkedChoice[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={label} className={styles.filter}>
      <ul className={styles.row} data-keep-position="">
        {choices.map(({ id, title, isActive, href, isNofollow }) => (
          <li key={id}>
            <Chip
              href={href}
              selected={isActive ?? false}
              removeLabel={t("programme.filter.remove")}
              nofollow={isNofollow ?? false}
            >
              {title}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
