import type { RecordUse } from "@festival/contracts/api/operations";
import type { StaffRecord } from "@festival/contracts/calls/resources";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useGetManyAggregate } from "ra-core";
import type { ReactNode } from "react";
import { Link } from "../routing/Link.tsx";
import { useAdmin } from "../data/adminContext.ts";
import {
  bytesInWords,
  instantInWords,
  mediaTypeInWords,
  moneyInWords,
  numberInWords,
  textOf,
} from "../data/words.ts";
import type { Column } from "../resources/adminResource.ts";
import { findResource, recordNamed, secondOf } from "../resources/adminResources.ts";
import { titleOf } from "../../pickers/records/recordTitle.ts";
import styles from "./Cell.module.css";

interface ReferenceProps {
  resource: string;
  id: number;
  /** Whether it leads to the record. */
  isLink?: boolean;
}

/** The name of a record that another one refers to; those of a whole list are read by one call. */
export function RecordTitle({ resource: name, id, isLink = false }: ReferenceProps) {
  const { locale } = useAdmin();
  const { t } = useTranslation();
  const { data, isPending, error } = useGetManyAggregate<StaffRecord>(name, { ids: [id] });
  const resource = findResource(name);
  const [record] = data ?? [];
  if (!resource || isPending) return <span aria-hidden="true">…</span>;
  if (error || !record) return <span className={styles.muted}>{t("record.gone", { id })}</span>;
  const title = titleOf(resource, record, locale);
  const picture = name === "images" && <Thumbnail record={record} />;
  const words = (
    <>
      {picture}
      {title}
    </>
  );
  return isLink ? <Link to={`/${name}/${id}`}>{words}</Link> : <span>{words}</span>;
}

/** What tells a record apart from others of its title. */
export function RecordSecond({
  resource: name,
  record,
}: {
  resource: string;
  record: StaffRecord;
}) {
  const { locale } = useAdmin();
  const resource = findResource(name);
  const field = resource && secondOf(resource);
  const column = field === undefined ? undefined : resource?.fields[field];
  if (!field || !column) return null;
  return <span className={styles.muted}>{cellOf(column, record[field], locale)}</span>;
}

export function Thumbnail({ record }: { record: Readonly<Record<string, unknown>> }) {
  const { thumbs } = record;
  if (typeof thumbs !== "object" || thumbs === null || !("smallList" in thumbs)) return null;
  return <img className={styles.thumbnail} src={String(thumbs.smallList)} alt="" loading="lazy" />;
}

const isUse = (value: unknown): value is RecordUse =>
  typeof value === "object" && value !== null && "what" in value;

/** Where a record is used, as a link where the place has a form here. */
export function UseLink({ use: { what, title } }: { use: RecordUse }) {
  const { locale } = useAdmin();
  const named = recordNamed(what);
  if (!named) return <span>{title || what}</span>;
  const { resource, id } = named;
  const words = `${resource.labels.one[locale]}: ${title || `#${id}`}`;
  return resource.record === "none" ? (
    <span>{words}</span>
  ) : (
    <Link to={`/${resource.name}/${id}`}>{words}</Link>
  );
}

/** What a line of the log is about; the line names the record itself. */
function KindLink({ what }: { what: string }) {
  const { locale } = useAdmin();
  const named = recordNamed(what);
  if (!named || named.resource.record === "none") return <UseLink use={{ what, title: what }} />;
  const { resource, id } = named;
  return <Link to={`/${resource.name}/${id}`}>{resource.labels.one[locale]}</Link>;
}

function Flag({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation();
  return (
    <span className={styles.flag} data-on={isOn}>
      {isOn ? t("yes") : t("no")}
    </span>
  );
}

/** A text of one language, and where it is missing that of the other one, marked. */
function localizedCell(value: { de?: unknown; en?: unknown }, locale: "de" | "en"): ReactNode {
  const own = value[locale];
  if (own) return textOf(own);
  const other = locale === "de" ? "en" : "de";
  return value[other] ? (
    <span className={styles.muted} lang={other}>
      {textOf(value[other])}
    </span>
  ) : null;
}

/** A value as a list shows it. */
export function cellOf(column: Column, value: unknown, locale: "de" | "en"): ReactNode {
  if (column.kind === "flag") return <Flag isOn={value === true} />;
  if (value === null || value === undefined || value === "") return null;
  // another record in short, such as the form of an entry
  if (typeof value === "object" && "title" in value) return cellOf(column, value.title, locale);
  if (typeof value === "object" && "de" in value) {
    return localizedCell(value, locale);
  }
  const text = textOf(value);
  const { kind } = column;
  if (kind === "instant") return <time dateTime={text}>{instantInWords(text, locale)}</time>;
  if (kind === "money") return moneyInWords(Number(value), locale);
  if (kind === "number" || kind === "position") return numberInWords(Number(value), locale);
  if (kind === "bytes") return bytesInWords(Number(value), locale);
  if (kind === "mediaType") return mediaTypeInWords(text);
  if (kind === "choice" || kind === "numberedChoice") {
    const found = column.options.find((option) => option.value === value);
    return found ? found.label[locale] : text;
  }
  if (kind === "reference") return <RecordTitle resource={column.to} id={Number(value)} />;
  if (kind === "picture") {
    if (typeof value === "object") return <Thumbnail record={{ thumbs: value }} />;
    return <RecordTitle resource="images" id={Number(value)} />;
  }
  if (kind !== "uses") return text;
  if (typeof value === "string") return <KindLink what={value} />;
  const uses = Array.isArray(value) ? value.filter(isUse) : [];
  return uses.length > 0 ? String(uses.length) : null;
}
