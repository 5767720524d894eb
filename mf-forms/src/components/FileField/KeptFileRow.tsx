import { useTranslation } from "@festival/shared-ui/i18n";
import { keptFileValue, type KeptFile } from "../../form/keptFiles.ts";
import styles from "./FileField.module.css";

/** A file of an earlier attempt where no scripts run: it goes with the next one while it is ticked. */
export function KeptFileRow({ file, name }: { file: KeptFile; name: string }) {
  const { t } = useTranslation();
  return (
    <li className={styles.row}>
      <label className={styles.kept}>
        <input
          className={styles.tick}
          type="checkbox"
          name={name}
          value={keptFileValue(file)}
          defaultChecked
        />
        <span className={styles.name}>{file.name}</span>
      </label>
      <span className={styles.state}>{t("files.kept")}</span>
    </li>
  );
}
