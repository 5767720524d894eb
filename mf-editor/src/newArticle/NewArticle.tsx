import { resourceCalls } from "@festival/contracts/calls/resources";
import type { FieldProblem } from "@festival/contracts/errors";
import { locales, type Locale } from "@festival/contracts/locales";
import { articles } from "@festival/contracts/resources/magazine/articles";
import { publicPath } from "@festival/contracts/resources/publicPath";
import { slugify } from "@festival/contracts/slug";
import { festivalInstant } from "@festival/contracts/time/festivalTime";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useState } from "react";
import { answered } from "../calls/answered.ts";
import { useCalls } from "../calls/callsContext.ts";
import { isCallProblem } from "../calls/callProblem.ts";
import { Dialog } from "../dialog/Dialog.tsx";
import dialog from "../dialog/dialog.module.css";
import { FieldFrame } from "../fields/FieldFrame.tsx";
import fields from "../fields/fields.module.css";
import { inEachLanguage } from "../page/languageProblems.ts";
import { RecordInputs } from "../page/record/RecordInputs.tsx";
import { useCallWords } from "../pickers/callWords.ts";

interface NewArticleProps {
  locale: Locale;
  /** Goes to the article, of which nothing is public yet. */
  onMade(path: string): void;
  onClose(): void;
}

type Title = Record<Locale, string>;

/** An article that visitors do not see: all else of it is written in its page. */
function newArticle(title: Title, at: string) {
  const parts = locales.map((locale) => [locale, slugify(title[locale], "artikel")]);
  const published = at === "" ? new Date() : festivalInstant(at);
  return {
    title,
    slug: Object.fromEntries(parts),
    published_at: published.toISOString(),
    is_online: false,
  };
}

/** Asks for what an article cannot begin without, and makes it. */
export function NewArticle({ locale, onMade, onClose }: NewArticleProps) {
  const { t } = useTranslation();
  const wordsOf = useCallWords();
  const { transport } = useCalls(locale);
  const [title, setTitle] = useState<Title>({ de: "", en: "" });
  const [at, setAt] = useState("");
  const [problems, setProblems] = useState<Record<string, FieldProblem>>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function make() {
    setBusy(true);
    setFailure(undefined);
    const { create } = resourceCalls(articles.name);
    try {
      const made = await answered(transport.send(create, {}, newArticle(title, at)));
      onMade(publicPath(articles.name, made, locale) ?? "");
    } catch (error) {
      const found = isCallProblem(error) ? error.details.fields : undefined;
      setProblems({ ...inEachLanguage(found ?? {}) });
      if (!found) setFailure(wordsOf(error));
      setBusy(false);
    }
  }

  const { published_at: date } = articles.fields;
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
        <RecordInputs
          field={articles.fields.title}
          name="title"
          value={title}
          locale={locale}
          problems={problems}
          onChange={(value) => setTitle(value as Title)}
        />
        <FieldFrame
          field={{ ...date, help: { de: t("newArticle.when"), en: t("newArticle.when") } }}
          locale={locale}
          problem={problems.published_at}
        >
          {(control) => (
            <input
              {...control}
              className={fields.control}
              type="datetime-local"
              value={at}
              onChange={({ target }) => setAt(target.value)}
            />
          )}
        </FieldFrame>
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
