import { editHref } from "@festival/contracts/staffPaths";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useAdmin } from "../data/adminContext.ts";
import { UseLink } from "../lists/Cell.tsx";
import { findResource, recordNamed } from "../resources/adminResources.ts";
import { filtered } from "../routing/filtered.ts";
import { Link } from "../routing/Link.tsx";

interface ContentLinkProps {
  /** Kind and id, such as "page:12". */
  what: string;
  title: string;
  /** Where the site shows it; absent where the record itself is meant. */
  path?: string | null;
}

/** Leads to where content is written: in its page, on the screen of reusable blocks, or in its form; to entries, too. */
export function ContentLink({ what, title, path }: ContentLinkProps) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const [kind, id] = what.split(":");
  if (path) {
    const label = recordNamed(what)?.resource.labels.one[locale];
    return <a href={editHref(path)}>{label ? `${label}: ${title}` : title || what}</a>;
  }
  if (kind === "block") return <Link to={`/blocks#${id}`}>{t("home.block", { title })}</Link>;
  if (kind === "home") return <a href={editHref(`/${locale}`)}>{t("home.homePage")}</a>;
  if (kind === "pattern") return <span>{t("home.pattern", { title })}</span>;
  if (kind === "forms-entries") {
    const entries = findResource(kind)?.labels.many[locale];
    return <Link to={filtered(kind, { form: Number(id) })}>{`${entries}: ${title}`}</Link>;
  }
  return <UseLink use={{ what, title }} />;
}
