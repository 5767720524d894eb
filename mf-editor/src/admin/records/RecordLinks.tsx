import type { StaffRecord } from "@festival/contracts/calls/resources";
import { publicPath } from "@festival/contracts/resources/publicPath";
import { useTranslation } from "@festival/shared-ui/i18n";
import { filtered } from "../routing/filtered.ts";
import { Link } from "../routing/Link.tsx";
import { useAdmin } from "../data/adminContext.ts";
import { isMergeable, type AdminResource } from "../resources/adminResource.ts";
import styles from "./RecordForm.module.css";

interface RecordLinksProps {
  resource: AdminResource;
  /** Undefined while a new one is written. */
  record: StaffRecord | undefined;
}

/** Where a record's form leads to: its list, its page, and acts that have a screen of their own. */
export function RecordLinks({ resource, record }: RecordLinksProps) {
  const { t } = useTranslation();
  const { locale, user } = useAdmin();
  const { name, singular, labels } = resource;
  const path = record && publicPath(name, record, locale);
  const canBeCopied = resource.create !== false && !resource.newFields;
  return (
    <p className={styles.links}>
      <Link to={`/${name}`}>← {labels.many[locale]}</Link>
      {path && <a href={path}>{t("record.open")}</a>}
      {record && canBeCopied && (
        <Link to={`/${name}/create?from=${record.id}`}>{t("record.duplicate")}</Link>
      )}
      {record && name === "artists" && (
        <Link to={`/artists/${record.id}/replace`}>{t("record.replace")}</Link>
      )}
      {record && isMergeable(resource) && (
        <Link to={`/${name}/${record.id}/merge`}>{t("record.merge")}</Link>
      )}
      {record && user.role === "admin" && (
        <Link to={filtered("audit-log", { what: `${singular}:${record.id}` })}>
          {t("record.whoChanged")}
        </Link>
      )}
    </p>
  );
}
