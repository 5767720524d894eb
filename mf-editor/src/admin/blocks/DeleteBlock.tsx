import type { Block } from "@festival/contracts/api/editing/blocks";
import { deleteBlock } from "@festival/contracts/calls/blocks";
import { useTranslation } from "@festival/shared-ui/i18n";
import { answered } from "../../calls/answered.ts";
import { isCallProblem } from "../../calls/callProblem.ts";
import { useAdmin } from "../data/adminContext.ts";
import { AskingButton } from "../frame/AskingButton.tsx";
import { useProblemWords } from "../frame/CallFailure.tsx";
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
  const name = block.name[locale];
  const remove = async (close: () => void) => {
    await answered(transport.send(deleteBlock, { id: block.id }));
    close();
    onDeleted(name);
  };
  return (
    <div>
      <AskingButton
        words={t("delete.button")}
        title={t("delete.title", { what: name })}
        confirm={t("delete.confirm")}
        mayConfirm={!isRunning}
        onConfirm={(close) => void act(() => remove(close), "")}
      >
        <p>{t("blocks.deleteText")}</p>
        <p role="alert">{said}</p>
      </AskingButton>
    </div>
  );
}
