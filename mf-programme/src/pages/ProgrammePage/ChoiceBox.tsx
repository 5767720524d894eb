import type { Choice } from "./programmeData.ts";

interface ChoiceBoxProps {
  /** Of the filter. */
  name: string;
  choice: Choice;
  isChosen: boolean;
}

/** A value of a filter as a box to tick. It looks as the list around it says: a page has hundreds. */
export function ChoiceBox({ name, choice: [value, title, count], isChosen }: ChoiceBoxProps) {
  return (
    <label data-none={count === 0 ? "" : undefined}>
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
      {`${title} `}
      {count !== null && <span>{count}</span>}
    </label>
  );
}
