import { useState } from "react";
import dialog from "../dialog/dialog.module.css";
import styles from "../publish/publish.module.css";

/** Characters of a version's name at most. */
const longestName = 200;

interface KeepVersionProps {
  label: string;
  action: string;
  onName(name: string): void;
}

/** Asks for a version's name. */
export function KeepVersion({ label, action, onName }: KeepVersionProps) {
  const [name, setName] = useState("");
  return (
    <form
      className={styles.nameForm}
      onSubmit={(event) => {
        event.preventDefault();
        onName(name.trim());
        setName("");
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
