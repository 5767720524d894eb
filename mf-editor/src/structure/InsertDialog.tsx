import type { Target } from "@festival/contracts/api/editing/contentChanges";
import type { Locale } from "@festival/contracts/locales";
import { sectionGroups, type SectionDescription } from "@festival/contracts/sections/section";
import {
  sectionDescriptions,
  sectionModels,
} from "@festival/contracts/sections/sectionDescriptions";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useState, type SubmitEvent } from "react";
import { BlockList } from "../blocks/BlockList.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import buttons from "../dialog/dialog.module.css";
import { PatternList } from "../patterns/PatternList.tsx";
import pictures from "../pickers/pictures/pictures.module.css";
import { acceptedPictures } from "../pickers/pictures/uploadQueue.ts";
import type { Clip } from "../workingCopy/clipboard.ts";
import type { Content, LocalSection } from "../workingCopy/ops.ts";
import { mayStand } from "../workingCopy/several.ts";
import fileInput from "../pickers/fileInput.module.css";
import styles from "./structure.module.css";

type Model = keyof typeof sectionDescriptions;

interface InsertDialogProps {
  content: Content;
  /** Where the new section goes. */
  at: Target;
  locale: Locale;
  onInsert(model: Model): void;
  /** Puts a copy of a pattern there. */
  onPattern(clip: Clip): void;
  /** Shows a reusable block there; absent where none may stand. */
  onBlock?: ((block: number) => void) | undefined;
  /** Puts what is on the clipboard there. */
  onPaste(): void;
  /** Puts pictures of this device there, one section for each. */
  onPictures(files: File[]): void;
  onClose(): void;
}

const made = (model: string): LocalSection => ({
  id: "new",
  model,
  slug: null,
  parent: null,
  column: 0,
  settings: {},
  texts: { de: {}, en: {} },
});

/** Whether a group names a type; reusable blocks have a list of their own. */
function isOffered(model: Model, group: string): boolean {
  const description: SectionDescription = sectionDescriptions[model];
  return description.group === group && !description.showsBlock;
}

/** All types of sections, by their groups; those that may not stand at the place say so. */
export function InsertDialog(props: InsertDialogProps) {
  const { content, at, locale, onInsert, onPattern, onBlock, onPaste, onClose } = props;
  const id = useId();
  const { t } = useTranslation();
  const [search, setSearch] = useState("");
  // a keyboard on the screen would cover what there is to choose
  const [isTouched] = useState(() => window.matchMedia("(pointer: coarse)").matches);
  const wanted = search.trim().toLocaleLowerCase(locale);
  const found = Object.keys(sectionGroups).map((group) =>
    sectionModels.filter(
      (model) =>
        isOffered(model, group) &&
        sectionDescriptions[model].label[locale].toLocaleLowerCase(locale).includes(wanted),
    ),
  );
  const isAllowed = (model: Model) => mayStand(content, [made(model)], at);
  const insertFirst = (event: SubmitEvent) => {
    event.preventDefault();
    const first = wanted === "" ? undefined : found.flat().find(isAllowed);
    if (first) onInsert(first);
  };
  return (
    <Dialog
      title={t("insert.title")}
      isRead={isTouched}
      onClose={onClose}
      foot={
        <>
          <button type="button" className={buttons.other} onClick={onPaste}>
            {t("insert.paste")}
          </button>
          <button type="button" className={buttons.other} onClick={onClose}>
            {t("insert.cancel")}
          </button>
        </>
      }
    >
      <form role="search" onSubmit={insertFirst}>
        <input
          type="search"
          className={styles.search}
          value={search}
          aria-label={t("insert.search")}
          placeholder={t("insert.search")}
          onChange={({ target }) => setSearch(target.value)}
        />
      </form>
      {found.every(({ length }) => length === 0) && <p role="status">{t("insert.none")}</p>}
      {Object.values(sectionGroups).map((label, index) => (
        <section key={label.en} aria-label={label[locale]} hidden={found[index]?.length === 0}>
          <h3 className={styles.group}>{label[locale]}</h3>
          <ul className={styles.models}>
            {found[index]?.map((model) => (
              <li key={model}>
                <button
                  type="button"
                  className={styles.model}
                  disabled={!isAllowed(model)}
                  onClick={() => onInsert(model)}
                >
                  {sectionDescriptions[model].label[locale]}
                  {!isAllowed(model) && <small> {t("insert.notHere")}</small>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {onBlock && <BlockList locale={locale} onInsert={onBlock} />}
      <PatternList
        mayStand={(models) => mayStand(content, models.map(made), at)}
        locale={locale}
        onInsert={onPattern}
      />
      {mayStand(content, [made("image")], at) && (
        <p className={pictures.drop}>
          <label htmlFor={id}>{t("newPictures.choose")}</label>
          <input
            id={id}
            type="file"
            className={fileInput.input}
            multiple
            accept={acceptedPictures}
            onChange={({ target }) => {
              // what is no picture is told where they arrive
              const files = [...(target.files ?? [])];
              if (files.length > 0) props.onPictures(files);
            }}
          />
        </p>
      )}
    </Dialog>
  );
}
