import type { RecordUse } from "@festival/contracts/api/operations";
import type { StaffRecord } from "@festival/contracts/calls/resources";
import type { ReactNode } from "react";
import { useAdmin } from "../data/adminContext.ts";
import { cellOf, UseLink } from "../lists/Cell.tsx";
import type { AdminResource } from "../resources/adminResource.ts";
import styles from "./RecordForm.module.css";

interface Fact {
  name: string;
  label: string;
  shown: ReactNode;
}

/** What is known of a record and is not written by hand. */
export function ShownFacts({ resource, record }: { resource: AdminResource; record: StaffRecord }) {
  const { locale } = useAdmin();
  const facts = Object.entries(resource.shown ?? {}).flatMap(([name, column]): Fact[] => {
    const value = record[name];
    if ("isTechnical" in column) return [];
    if (column.kind === "uses" && Array.isArray(value)) {
      const uses = value as RecordUse[];
      const links = uses.map((use) => (
        <div key={use.what}>
          <UseLink use={use} />
        </div>
      ));
      return uses.length > 0 ? [{ name, label: column.label[locale], shown: links }] : [];
    }
    const shown = cellOf(column, value, locale);
    return shown === null || shown === undefined
      ? []
      : [{ name, label: column.label[locale], shown }];
  });
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, label, shown }) => (
        <div key={name} style={{ display: "contents" }}>
          <dt>{label}</dt>
          <dd>{shown}</dd>
        </div>
      ))}
    </dl>
  );
}
