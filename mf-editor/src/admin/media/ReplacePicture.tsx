import { replaceImage } from "@festival/contracts/calls/platform";
import type { StaffRecord } from "@festival/contracts/calls/resources";
import { csrfHeader } from "@festival/contracts/cookiesAndHeaders";
import { sendWithCsrf } from "@festival/shared-ui/csrf";
import { fetchCall } from "@festival/shared-ui/fetchCall";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useRef } from "react";
import { useAdmin } from "../data/adminContext.ts";
import { CallProblem, isCallProblem } from "../../calls/callProblem.ts";
import { useProblemWords } from "../frame/CallFailure.tsx";
import buttons from "../frame/buttons.module.css";
import { useAct } from "../system/useAct.ts";
import { acceptedPictures } from "../../pickers/pictures/uploadQueue.ts";

interface ReplacePictureProps {
  record: StaffRecord;
  onDone(): void;
}

/** Puts another picture in the place of one, in all places that use it; its words and its place stay. */
export function ReplacePicture({ record: { id, revision }, onDone }: ReplacePictureProps) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const wordsOf = useProblemWords();
  const input = useRef<HTMLInputElement>(null);
  const { isRunning, said, act } = useAct((error) => {
    const problem = isCallProblem(error) ? error.details.fields?.file : undefined;
    return problem ? t(`fieldProblem.${problem}`) : wordsOf(error);
  });
  const replace = async (file: File) => {
    const body = new FormData();
    body.set("revision", String(revision));
    body.set("file", file);
    const answer = await sendWithCsrf((token) =>
      fetchCall(replaceImage, { locale, id }, { headers: { [csrfHeader]: token }, body }),
    );
    if (!answer.ok) throw new CallProblem(answer.status, answer.body);
    onDone();
  };
  return (
    <>
      <button
        type="button"
        className={buttons.secondary}
        disabled={isRunning}
        onClick={() => input.current?.click()}
      >
        {t("media.replace")}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t("media.replace")}
        accept={acceptedPictures}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file) void act(() => replace(file), t("media.replaced"));
        }}
      />
      <span role="status">{said}</span>
    </>
  );
}
