import { resourceCalls } from "@festival/contracts/calls/resources";
import type { FieldProblem } from "@festival/contracts/errors";
import { locales, localize, type Locale } from "@festival/contracts/locales";
import { articles } from "@festival/contracts/resources/magazine/articles";
import { publicPath } from "@festival/contracts/resources/publicPath";
import { slugify } from "@festival/contracts/slug";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useState } from "react";
import { answered } from "../calls/answered.ts";
import { useCalls } from "../calls/callsContext.ts";
import { isCallProblem } from "../calls/callProblem.ts";
import { Dialog } from "../dialog/Dialog.tsx";
import dialog from "../dialog/dialog.module.css";
import { recordProblems } from "../fields/recordProblems.ts";
import { inEachLanguage } from "../page/languageProblems.ts";
import { BothLanguages } from "../page/both/BothLanguages.tsx";
import { useCallWords } from "../pickers/callWords.ts";

interface NewArticleProps {
  locale: Locale;
  /** Goes to the article, of which nothing is public yet. */
  onMade(path: string): void;
  onClose(): void;
}

const { title, published_at: at } = articles.fields;
/** Without a date it is that of today. */
const { required: _, ...when } = at;

/** An article that visitors do not see: all else of it is written in its page. */
function newArticle(values: Record<string, unknown>) {
  const title = values.title as Record<Locale, string>;
  const parts = locales.map((locale) => [locale, slugify(title[locale], "artikel")]);
  return {
    title,
    slug: Object.fromEntries(parts),
    published_at: values.published_at ?? new Date().toISOString(),
    is_online: false,
  };
}

/** Asks for what an article cannot begin without, and makes it. */
export function NewArticle({ locale, onMade, onClose }: NewArticleProps) {
  const { t } = useTranslation();
  const wordsOf = useCallWords();
  const { transport } = useCalls(locale);
  const [values, setValues] = useState<Record<string, unknown>>({
    title: { de: "", en: "" },
    published_at: null,
  });
  const [problems, setProblems] = useState<Record<string, FieldProblem>>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const help = localize(() => t("newArticle.when"));
  const asked = { title, published_at: { ...when, help } };

  async function make() {
    const known = recordProblems(asked, values);
    setProblems(known);
    if (Object.keys(known).length > 0) return;
    setBusy(true);
    setFailure(undefined);
    const { create } = resourceCalls(articles.name);
    try {
      const made = await answered(transport.send(create, {}, newArticle(values)));
      onMade(publicPath(articles.name, made, locale) ?? "");
    } catch (error) {
      const found = isCallProblem(error) ? error.details.fields : undefined;
      setProblems({ ...inEachLanguage(found ?? {}) });
      if (!found) setFailure(wordsOf(error));
      setBusy(false);
    }
  }

  return (
    <Dialog title={t("newArticle.title")} onClose={onClose}>
      <p>{t("newArticle.text")}</p>
      <form
        className={dialog.form}
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <BothLanguages
          fields={asked}
          values={values}
          locale={locale}
          problems={problems}
          onChange={(next) => {
            setValues(next);
            setProblems({});
          }}
        />
        {failure && (
          <p role="alert" className={dialog.problem}>
            {failure}
          </p>
        )}
        <p className={dialog.actions}>
          <button type="submit" className={dialog.main} disabled={isBusy}>
            {t("newArticle.make")}
          </button>
          <button type="button" className={dialog.other} onClick={onClose}>
            {t("insert.cancel")}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
