import { isSafeLink } from "@festival/contracts/safeLink";
import { useTranslation } from "@festival/shared-ui/i18n";
import { EditorState, RichUtils } from "draft-js";
import { useId, useState, type SubmitEvent } from "react";
import styles from "./TextToolbar.module.css";

interface LinkToolProps {
  state: EditorState;
  /** What this page has to link to, as one types it. */
  places: readonly Place[];
  onChange(next: EditorState): void;
}

export interface Place {
  address: string;
  title: string;
}

/** Address of the link at the start of the selection, if one is there. */
function presentLink(state: EditorState): string | undefined {
  const selection = state.getSelection();
  const content = state.getCurrentContent();
  const key = content
    .getBlockForKey(selection.getStartKey())
    .getEntityAt(selection.getStartOffset());
  return key ? content.getEntity(key).getData().url : undefined;
}

/** Sets, changes and removes the link of the selected words. */
export function LinkTool({ state, places, onChange }: LinkToolProps) {
  const { t } = useTranslation();
  const problemId = useId();
  const placesId = useId();
  const [address, setAddress] = useState<string>();
  const [problem, setProblem] = useState(false);
  const open = address !== undefined;
  const close = () => {
    setAddress(undefined);
    setProblem(false);
  };

  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    const url = address?.trim() ?? "";
    if (!isSafeLink(url)) {
      setProblem(true);
      return;
    }
    const content = state.getCurrentContent().createEntity("LINK", "MUTABLE", { url });
    const withEntity = EditorState.push(state, content, "apply-entity");
    onChange(
      RichUtils.toggleLink(withEntity, state.getSelection(), content.getLastCreatedEntityKey()),
    );
    close();
  };

  const remove = () => {
    onChange(RichUtils.toggleLink(state, state.getSelection(), null));
    close();
  };

  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-expanded={open}
        disabled={!open && state.getSelection().isCollapsed()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (open ? close() : setAddress(presentLink(state) ?? ""))}
      >
        {t("text.link")}
      </button>
      {open && (
        <form className={styles.link} onSubmit={apply}>
          <label>
            {t("link.address")}
            <input
              value={address}
              list={placesId}
              onChange={(event) => setAddress(event.target.value)}
              aria-invalid={problem}
              aria-describedby={problem ? problemId : undefined}
            />
          </label>
          <datalist id={placesId}>
            {places.map((place) => (
              <option key={place.address} value={place.address}>
                {place.title}
              </option>
            ))}
          </datalist>
          <button type="submit">{t("link.apply")}</button>
          {presentLink(state) !== undefined && (
            <button type="button" onClick={remove}>
              {t("link.remove")}
            </button>
          )}
          {problem && (
            <p id={problemId} role="alert" className={styles.problem}>
              {t("link.invalid")}
            </p>
          )}
        </form>
      )}
    </>
  );
}
