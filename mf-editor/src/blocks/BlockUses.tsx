import { getBlockUses } from "@festival/contracts/calls/blocks";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { answered } from "../calls/answered.ts";
import { useCalls } from "../calls/callsContext.ts";
import { useAsked } from "../pickers/useAsked.ts";
import styles from "./blocks.module.css";
import { UsesList } from "./UsesList.tsx";

interface BlockUsesProps {
  block: number;
  locale: Locale;
}

/** Where a change of a reusable block will be seen, with links; nothing of a block that a template shows. */
export function BlockUses({ block, locale }: BlockUsesProps) {
  const { t } = useTranslation();
  const calls = useCalls(locale);
  const read = () => answered(calls.transport.read(getBlockUses, { id: block }));
  const { value } = useAsked(`block:${block}`, read, calls);
  if (!value) return null;
  const { name, uses } = value;
  return (
    <div className={styles.uses} data-block-uses="">
      <p>{t("blocks.usedIn", { name: name[locale], count: uses.length })}</p>
      <UsesList uses={uses} />
    </div>
  );
}
