import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useState } from "react";
import { useLocation } from "react-router-dom";
import { Link } from "../routing/Link.tsx";
import { useAdmin } from "../data/adminContext.ts";
import inputs from "../fields/fields.module.css";
import { useProblemWords } from "../frame/CallFailure.tsx";
import buttons from "../frame/buttons.module.css";
import { useAct } from "../system/useAct.ts";
import styles from "./ListScreen.module.css";
import { useSavedViews } from "./useSavedViews.ts";

/** The address of a list from its first page on. */
function withoutPage(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("page");
  return params.toString();
}

interface SavedViewsProps {
  name: string;
  columns: readonly string[];
  onColumns(columns: string[]): void;
}

/** Filters, sort and columns of a list under a name: one's own, and those that others share. */
export function SavedViews({ name, columns, onColumns }: SavedViewsProps) {
  const { t } = useTranslation();
  const { user } = useAdmin();
  const { search } = useLocation();
  const id = useId();
  const { views, error, keep, remove } = useSavedViews(name);
  const wordsOf = useProblemWords();
  const { isRunning, said, act } = useAct();
  const [title, setTitle] = useState("");
  const [isShared, setIsShared] = useState(false);
  const trimmed = title.trim();
  const replaces = views?.some((view) => view.is_own && view.title === trimmed);
  const keepThis = async () => {
    const view = { title: trimmed, search: withoutPage(search), columns: [...columns] };
    await keep({ ...view, is_shared: isShared });
    setTitle("");
    setIsShared(false);
  };
  return (
    <details className={styles.columns}>
      <summary>{t("views.title", { count: views?.length ?? 0 })}</summary>
      <fieldset>
        <legend>{t("views.legend")}</legend>
        {error ? <p role="alert">{wordsOf(error)}</p> : null}
        {views?.map((view) => (
          <p key={view.id} className={styles.view}>
            <Link
              to={`/${name}?${view.search}`}
              onClick={() => view.columns.length > 0 && onColumns(view.columns)}
            >
              {view.title}
            </Link>
            {(view.is_own || user.role === "admin") && (
              <button
                type="button"
                className={buttons.quiet}
                disabled={isRunning}
                aria-label={t("rows.remove", { name: view.title })}
                onClick={() => void act(() => remove(view), t("views.removed"))}
              >
                ✕
              </button>
            )}
            {view.is_shared && (
              <small>
                {view.is_own ? t("views.shared") : t("views.sharedBy", { name: view.owner })}
              </small>
            )}
          </p>
        ))}
        <div className={inputs.input}>
          <label htmlFor={id}>{t("views.name")}</label>
          <input
            id={id}
            value={title}
            maxLength={80}
            onChange={(event) => setTitle(event.target.value)}
          />
        </div>
        <label>
          <input
            type="checkbox"
            checked={isShared}
            onChange={(event) => setIsShared(event.target.checked)}
          />{" "}
          {t("views.share")}
        </label>
        <button
          type="button"
          className={buttons.secondary}
          disabled={trimmed === "" || isRunning}
          onClick={() => void act(keepThis, t("views.kept"))}
        >
          {replaces ? t("views.replace") : t("views.keep")}
        </button>
        <p role="status">{said}</p>
      </fieldset>
    </details>
  );
}
