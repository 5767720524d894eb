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
  const unread = useSubject(session.unread.keys$).size > 0;
  const restored = useSubject(session.restored$);
  const present = new Set(states.values());
  const state = order.find((each) => present.has(each)) ?? "saved";
  const held = [...owners.values()].reduce((sum, owner) => sum + owner.held.length, 0);
  const isKept = trouble === null;
  const isTroubled = !["saving", "saved"].includes(state) || held > 0 || !isKept || unread;
  // what could not be read is not "all saved"
  const isSilent = unread && state === "saved" && held === 0;
  const isDraft = !isTroubled && [...owners.values()].some(hasUnpublished);
  return (
    <p role="status" className={styles.save} data-troubled={isTroubled || undefined}>
      {unread && `${t("save.unread")} `}
      {held > 0 && `${t("save.held", { count: held })} `}
      {!isSilent && t(held > 0 && state === "saved" ? "save.rest" : `save.${state}`)}
      {state !== "saved" && ` ${t(isKept ? "save.kept" : `save.${trouble}`)}`}
      {restored > 0 && state === "saving" && ` ${t("save.restored")}`}
      {isDraft && <span> {t("save.draft")}</span>}
    </p>
  );
}
