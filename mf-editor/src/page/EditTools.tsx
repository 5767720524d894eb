import type { Locale } from "@festival/contracts/locales";
import { visitorRoutes } from "@festival/contracts/routes";
import { adminHref, asksForLanguages } from "@festival/contracts/staffPaths";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useSubject } from "@festival/shared-ui/owner";
import { lazy, Suspense, useState } from "react";
import type { Bus } from "../bus.ts";
import { useKeys } from "../keys/useKeys.ts";
import { PeopleHere } from "../presence/PeopleHere.tsx";
import { useUndo } from "../undoList/useUndo.ts";
import { useFindingCount } from "../publish/useFindingCount.ts";
import { hasUnpublished } from "../workingCopy/unsaved.ts";
import type { EditSession } from "./EditSession.ts";
import { SaveWords } from "./SaveWords.tsx";
import type { Selected } from "./useSelection.ts";
import styles from "./tools.module.css";

const PublishDialog = lazy(async () => {
  const { PublishDialog } = await import("../publish/PublishDialog.tsx");
  return { default: PublishDialog };
});

const TwinsDialog = lazy(async () => {
  const { TwinsDialog } = await import("../languages/TwinsDialog.tsx");
  return { default: TwinsDialog };
});

const HelpDialog = lazy(async () => {
  const { HelpDialog } = await import("../help/HelpDialog.tsx");
  return { default: HelpDialog };
});

const ActsDialog = lazy(async () => {
  const { ActsDialog } = await import("../undoList/ActsDialog.tsx");
  return { default: ActsDialog };
});

const NewArticle = lazy(async () => {
  const { NewArticle } = await import("../newArticle/NewArticle.tsx");
  return { default: NewArticle };
});

interface EditToolsProps {
  bus: Bus;
  session: EditSession;
  locale: Locale;
  hasOutline: boolean;
  onOutline(): void;
  onSelect(selected: Selected): void;
  /** Leaves what is being edited. */
  onLeave(): void;
}

interface ToolProps {
  act: string;
  words: string;
  title?: string | undefined;
  /** Its own key. */
  keys?: string;
  disabled?: boolean;
  isPressed?: boolean;
  onClick(): void;
}

function Tool({ act, words, title, keys, disabled, isPressed, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      data-act={act}
      title={title ?? words}
      disabled={disabled}
      aria-pressed={isPressed}
      aria-keyshortcuts={keys}
      onClick={onClick}
    >
      <span className={styles.word}>{words}</span>
    </button>
  );
}

/** What staff do with the whole page: take back, do again, see its sections, publish. */
export function EditTools(props: EditToolsProps) {
  const { bus, session, locale, hasOutline, onOutline, onSelect, onLeave } = props;
  const { t } = useTranslation();
  const stacks = useSubject(session.copies.undo$);
  const owners = useSubject(session.copies.owners$);
  const { sections: lists, admin } = useSubject(session.places$);
  const [opened, setOpened] = useState<
    "publish" | "twins" | "acts" | "help" | "article" | undefined
  >(() => (asksForLanguages(bus.page$.value.route.query) ? "twins" : undefined));
  const { name } = useSubject(bus.page$).route;
  // articles have no room for it among their own tools
  const isMagazine = lists.length === 0 && visitorRoutes("mf-magazine").includes(name);
  const { undo, redo, goTo, nameOf } = useUndo({ bus, session, locale });
  const close = () => setOpened(undefined);
  const open = (dialog: typeof opened) => {
    onLeave();
    setOpened(dialog);
  };

  useKeys({ t: () => open("twins"), "?": () => open("help") });

  const last = stacks.done.at(-1);
  const next = stacks.undone.at(-1);
  const findings = useFindingCount(owners, locale);
  const hasChanges = [...owners.values()].some(hasUnpublished);
  return (
    <>
      <SaveWords session={session} />
      <PeopleHere presence={session.presence} owners={owners} locale={locale} />
      <div className={styles.tools}>
        <Tool
          act="undo"
          words={t("undo.undo")}
          disabled={!last}
          title={last && nameOf(last)}
          onClick={() => void undo()}
        />
        <Tool
          act="redo"
          words={t("undo.redo")}
          disabled={!next}
          title={next && nameOf(next)}
          onClick={() => void redo()}
        />
        <Tool
          act="acts"
          words={t("acts.open")}
          disabled={!last && !next}
          onClick={() => open("acts")}
        />
        {admin && (
          <a
            className={styles.tool}
            data-act="admin"
            title={t("tools.admin")}
            href={adminHref(admin.resource, admin.id)}
          >
            <span className={styles.word}>{t("tools.admin")}</span>
          </a>
        )}
        {lists.length > 0 && (
          <Tool
            act="outline"
            words={t("outline.open")}
            isPressed={hasOutline}
            onClick={onOutline}
          />
        )}
        {isMagazine && (
          <Tool act="article" words={t("newArticle.open")} onClick={() => open("article")} />
        )}
        <Tool act="twins" words={t("twins.open")} keys="T" onClick={() => open("twins")} />
        <Tool act="help" words={t("tools.help")} keys="?" onClick={() => open("help")} />
      </div>
      <button
        type="button"
        className={styles.publish}
        data-changed={hasChanges || undefined}
        data-findings={findings || undefined}
        title={findings > 0 ? t("publish.warnings", { count: findings }) : undefined}
        onClick={() => open("publish")}
      >
        {t("publish.open")}
      </button>
      {opened && (
        <Suspense>
          {opened === "article" && (
            <NewArticle
              locale={locale}
              onMade={(path) => location.assign(`${path}?edit`)}
              onClose={close}
            />
          )}
          {opened === "help" && <HelpDialog locale={locale} onClose={close} />}
          {opened === "twins" && <TwinsDialog session={session} locale={locale} onClose={close} />}
          {opened === "acts" && (
            <ActsDialog
              copies={session.copies}
              locale={locale}
              onGo={(count) => void goTo(count)}
              onClose={close}
            />
          )}
          {opened === "publish" && (
            <PublishDialog
              bus={bus}
              session={session}
              locale={locale}
              onSelect={onSelect}
              onClose={close}
            />
          )}
        </Suspense>
      )}
    </>
  );
}
