import { useTranslation } from "@festival/shared-ui/i18n";
import { useSubject } from "@festival/shared-ui/owner";
import type { SaveState } from "../sync/flush.ts";
import { hasUnpublished } from "../workingCopy/unsaved.ts";
import type { EditSession } from "./EditSession.ts";
import styles from "./tools.module.css";

/** From what asks for attention to what needs none. */
const order: readonly SaveState[] = [
  "otherUser",
  "signedOut",
  "stopped",
  "retrying",
  "saving",
  "saved",
];

/** How it stands with what is unsaved, in words. */
export function SaveWords({ session }: { session: EditSession }) {
  const { t } = useTranslation();
  const states = useSubject(session.flush.states$);
  const owners = useSubject(session.copies.owners$);
  const trouble = useSubject(session.journal.trouble$);
  const restored = useSubject(session.restored$);
  const present = new Set(states.values());
  const state = order.find((each) => present.has(each)) ?? "saved";
  const held = [...owners.values()].reduce((sum, owner) => sum + owner.held.length, 0);
  const isKept = trouble === null;
  const isTroubled = !["saving", "saved"].includes(state) || held > 0 || !isKept;
  const isDraft = !isTroubled && [...owners.values()].some(hasUnpublished);
  return (
    <p role="status" className={styles.save} data-troubled={isTroubled || undefined}>
      {held > 0 && `${t("save.held", { count: held })} `}
      {t(held > 0 && state === "saved" ? "save.rest" : `save.${state}`)}
      {state !== "saved" && ` ${t(isKept ? "save.kept" : `save.${trouble}`)}`}
      {restored > 0 && state === "saving" && ` ${t("save.restored")}`}
      {isDraft && <span> {t("save.draft")}</span>}
    </p>
  );
}
