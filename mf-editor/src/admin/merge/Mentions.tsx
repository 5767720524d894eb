import type { MergeAnswer } from "@festival/contracts/api/editing/merges";
import { useTranslation } from "@festival/shared-ui/i18n";
import { RecordUses } from "../uses/RecordUses.tsx";
import styles from "../records/RecordForm.module.css";

/** Texts that say the name, which people reword themselves. */
export function Mentions({ mentions }: Pick<MergeAnswer, "mentions">) {
  const { t } = useTranslation();
  if (mentions.length === 0) return null;
  return (
    <section className={styles.group} aria-label={t("replace.mentions")}>
      <h2 className={styles.groupTitle}>{t("replace.mentions")}</h2>
      <RecordUses uses={mentions} />
    </section>
  );
}
