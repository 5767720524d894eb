import type { StaffRecord } from "@festival/contracts/calls/resources";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useGetList } from "ra-core";
import { Link } from "../routing/Link.tsx";
import buttons from "../frame/buttons.module.css";

/** From an entry to the next one that no one has answered yet. */
export function NextEntry({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data = [], total = 0 } = useGetList<StaffRecord>("forms-entries", {
    filter: { state: "new" },
    pagination: { page: 1, perPage: 2 },
    // the newest first, as the backend gives them
    sort: { field: "", order: "ASC" },
  });
  const next = data.find((entry) => entry.id !== id);
  if (!next) return null;
  const count = data.some((entry) => entry.id === id) ? total - 1 : total;
  return (
    <Link to={`/forms-entries/${next.id}`} className={buttons.secondary}>
      {t("entry.next", { count })}
    </Link>
  );
}
