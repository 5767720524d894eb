import type { Block } from "@festival/contracts/api/editing/blocks";
import { deleteBlock } from "@festival/contracts/calls/blocks";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useRef } from "react";
import { answered } from "../../calls/answered.ts";
import { isCallProblem } from "../../calls/callProblem.ts";
import { useAdmin } from "../data/adminContext.ts";
import { useProblemWords } from "../frame/CallFailure.tsx";
import buttons from "../frame/buttons.module.css";
import dialogs from "../frame/dialog.module.css";
import { useAct } from "../system/useAct.ts";

interface DeleteBlockProps {
  block: Block;
  onDeleted(name: string): void;
}

/** Deletes a block that stands nowhere, after a question. */
export function DeleteBlock({ block, onDeleted }: DeleteBlockProps) {
  const { t } = useTranslation();
  const { locale, transport } = useAdmin();
  const general = useProblemWords();
  const { isRunning, said, act } = useAct((error) =>
    // a colleague has put it into a page meanwhile
    isCallProblem(error) && error.details.used_by ? t("blocks.shown") : general(error),
  );
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const name = block.name[locale];
  const remove = async () => {
    await answered(transport.send(deleteBlock, { id: block.id }));
    dialog.current?.close();
    onDeleted(name);
  };
  return (
    <div>
      <button type="button" className={buttons.danger} onClick={() => dialog.current?.showModal()}>
        {t("delete.button")}
      </button>
      <dialog ref={dialog} className={dialogs.dialog} aria-labelledby={title}>
        <h2 id={title}>{t("delete.title", { what: name })}</h2>
        <p>{t("blocks.deleteText")}</p>
        <p role="alert">{said}</p>
        <p className={dialogs.actions}>
          <button
            type="button"
            className={buttons.danger}
            disabled={isRunning}
            onClick={() => void act(remove, "")}
          >
            {t("delete.confirm")}
          </button>
          <button
            type="button"
            className={buttons.secondary}
            onClick={() => dialog.current?.close()}
          >
            {t("cancel")}
          </button>
        </p>
      </dialog>
    </div>
  );
}
