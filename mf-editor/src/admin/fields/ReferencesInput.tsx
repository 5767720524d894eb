import type { Field } from "@festival/contracts/fields/field";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useController } from "react-hook-form";
import { ListButtons, moved } from "../../pickers/records/ListButtons.tsx";
import { RecordTitle } from "../lists/Cell.tsx";
import styles from "./fields.module.css";
import type { InputProps } from "./inputProps.ts";
import { Grip, OrderedList } from "./OrderedList.tsx";
import { RecordFinder } from "./RecordFinder.tsx";

type ReferencesField = Extract<Field, { kind: "references" | "pictures" | "files" }>;

/** Records in their order, each once; a finder adds more. */
export function ReferencesInput({ field, path, label }: InputProps<ReferencesField>) {
  const { t } = useTranslation();
  const { field: form } = useController({ name: path });
  const ids: number[] = Array.isArray(form.value) ? form.value : [];
  return (
    <OrderedList
      path={path}
      label={label}
      onMove={(from, to) => form.onChange(moved(ids, from, to))}
      items={ids.map((id, place) => (
        <li key={id} className={styles.row}>
          <div className={styles.rowHead}>
            {ids.length > 1 && <Grip />}
            <RecordTitle resource={field.to} id={id} isLink />
            <ListButtons
              name={String(place + 1)}
              place={place}
              count={ids.length}
              onMove={(to) => form.onChange(moved(ids, place, to))}
              onRemove={() => form.onChange(ids.filter((each) => each !== id))}
            />
          </div>
        </li>
      ))}
    >
      {ids.length < field.max && (
        <RecordFinder
          label={t("picker.add", { what: label })}
          isLabelHidden
          without={ids}
          resource={field.to}
          value={null}
          onChange={(id) => {
            if (id !== null && !ids.includes(id)) form.onChange([...ids, id]);
          }}
        />
      )}
    </OrderedList>
  );
}
