import { useState } from "react";
import dialog from "../dialog/dialog.module.css";
import styles from "../publish/publish.module.css";

/** Characters of a version's name at most. */
const longestName = 200;

interface KeepVersionProps {
  label: string;
  action: string;
  onName(name: string): Promise<boolean>;
}

/** Asks for a version's name. */
export function KeepVersion({ label, action, onName }: KeepVersionProps) {
  const [name, setName] = useState("");
  return (
    <form
      className={styles.nameForm}
      onSubmit={(event) => {
        event.preventDefault();
        // what could not be kept stays to be tried again
        void onName(name.trim()).then((isDone) => isDone && setName(""));
      }}
    >
      <label>
        {label}
        <input
          value={name}
          maxLength={longestName}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <button type="submit" className={dialog.small} disabled={name.trim() === ""}>
        {action}
      </button>
    </form>
  );
}
