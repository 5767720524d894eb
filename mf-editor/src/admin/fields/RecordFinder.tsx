import type { StaffRecord } from "@festival/contracts/calls/resources";
import type { FileKind } from "@festival/contracts/fields/fileKinds";
import { useGetManyAggregate } from "ra-core";
import { useId } from "react";
import { RecordFinder as Finder } from "../../pickers/records/RecordFinder.tsx";
import { titleOf } from "../../pickers/records/recordTitle.ts";
import { useAdmin } from "../data/adminContext.ts";
import { RecordSecond } from "../lists/Cell.tsx";
import { findResource } from "../resources/adminResources.ts";
import styles from "./fields.module.css";
import { Problem } from "./Problem.tsx";

interface RecordFinderProps {
  /** Name of the resource in which is searched. */
  resource: string;
  /** Of files: the kind that is offered. */
  of?: FileKind | undefined;
  label: string;
  isLabelHidden?: boolean;
  value: number | null;
  onChange(id: number | null): void;
  problem?: string | undefined;
  /** What stands in the list that it adds to; without it, it holds one record. */
  without?: readonly number[];
}

/** Finds a record of any resource of the admin area; its name comes from what was read already. */
export function RecordFinder(props: RecordFinderProps) {
  const {
    resource: name,
    of,
    label,
    isLabelHidden = false,
    value,
    onChange,
    problem,
    without,
  } = props;
  const { locale } = useAdmin();
  const id = useId();
  const resource = findResource(name);
  const chosen = useGetManyAggregate<StaffRecord>(
    name,
    { ids: value === null ? [] : [value] },
    { enabled: value !== null },
  );
  const [record] = value === null ? [] : (chosen.data ?? []);
  if (!resource) return null;
  // the picker tells the date of a record by itself
  const tellsMore = !["events", "articles"].includes(name);
  return (
    <div className={styles.finder}>
      {!isLabelHidden && (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      <Finder
        to={name}
        of={of}
        locale={locale}
        label={label}
        value={value}
        title={record ? titleOf(resource, record, locale) : ""}
        onChange={onChange}
        titleOf={(each) => titleOf(resource, each, locale)}
        {...(tellsMore && {
          renderSecond: (each: StaffRecord) => <RecordSecond resource={name} record={each} />,
        })}
        {...(without && { without })}
        control={{
          ...(!isLabelHidden && { id }),
          "aria-invalid": problem !== undefined,
          "aria-describedby": problem ? `${id}-problem` : undefined,
        }}
      />
      <Problem id={id} words={problem} />
    </div>
  );
}
