import type { StaffRecord } from "@festival/contracts/calls/resources";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useState } from "react";
import buttons from "../frame/buttons.module.css";
import { later } from "../frame/later.tsx";
import type { AdminResource } from "../resources/adminResource.ts";
import { withWords } from "../texts/words.ts";

const DeleteQuestion = later(
  withWords(["screens"], () =>
    import("./DeleteQuestion.tsx").then(({ DeleteQuestion }) => ({ default: DeleteQuestion })),
  ),
);

interface DeleteRecordProps {
  resource: AdminResource;
  record: StaffRecord;
  onDeleted(): void;
}

/** Asks before it deletes a record. */
export function DeleteRecord(props: DeleteRecordProps) {
  const { t } = useTranslation();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <button type="button" className={buttons.danger} onClick={() => setIsAsked(true)}>
        {t("delete.button")}
      </button>
      {isAsked && <DeleteQuestion {...props} onClose={() => setIsAsked(false)} />}
    </>
  );
}
