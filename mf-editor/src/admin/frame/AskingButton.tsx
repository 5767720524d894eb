import { useRef } from "react";
import { AskingDialog, type Look, type Question } from "./AskingDialog.tsx";
import buttons from "./buttons.module.css";

interface AskingButtonProps extends Question {
  /** Of the button, which asks in a dialog before anything is done. */
  words: string;
  /** Its name for screen readers, where its words say too little alone. */
  label?: string;
  look?: Look;
  isDisabled?: boolean;
  onOpen?(): void;
}

/** A button for what is done after a question alone: the question is a dialog, in which one confirms or cancels. */
export function AskingButton(props: AskingButtonProps) {
  const { words, label, look = "danger", isDisabled, onOpen, ...question } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => {
    onOpen?.();
    dialog.current?.showModal();
  };
  return (
    <>
      <button
        type="button"
        className={buttons[look]}
        disabled={isDisabled}
        aria-label={label}
        onClick={open}
      >
        {words}
      </button>
      <AskingDialog {...question} dialog={dialog} />
    </>
  );
}
