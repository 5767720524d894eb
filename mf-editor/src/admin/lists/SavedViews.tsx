import { useTranslation } from "@festival/shared-ui/i18n";
import { useStore } from "ra-core";
import { useId, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useAdmin } from "../data/adminContext.ts";
import inputs from "../fields/fields.module.css";
import buttons from "../frame/buttons.module.css";
import styles from "./ListScreen.module.css";

interface View {
  title: string;
  /** Filters, search, sort and page size, as the address has them. */
  search: string;
}

/** The address of a list from its first page on. */
function withoutPage(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("page");
  return params.toString();
}

/** Filters and sorts of a list under names of one's own, which this browser keeps. */
export function SavedViews({ name }: { name: string }) {
  const { t } = useTranslation();
  const { user } = useAdmin();
  const { search } = useLocation();
  const id = useId();
  const [views, setViews] = useStore<View[]>(`views.${user.email}.${name}`, []);
  const [title, setTitle] = useState("");
  const others = views.filter((view) => view.title !== title.trim());
  return (
    <details className={styles.columns}>
      <summary>{t("views.title", { count: views.length })}</summary>
      <fieldset>
        <legend>{t("views.legend")}</legend>
        {views.map((view) => (
          <p key={view.title}>
            <Link to={`/${name}?${view.search}`}>{view.title}</Link>{" "}
            <button
              type="button"
              className={buttons.quiet}
              aria-label={t("rows.remove", { name: view.title })}
              onClick={() => setViews(views.filter((each) => each !== view))}
            >
              ✕
            </button>
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
        <button
          type="button"
          className={buttons.secondary}
          disabled={title.trim() === ""}
          onClick={() => {
            setViews([...others, { title: title.trim(), search: withoutPage(search) }]);
            setTitle("");
          }}
        >
          {t("views.keep")}
        </button>
      </fieldset>
    </details>
  );
}
