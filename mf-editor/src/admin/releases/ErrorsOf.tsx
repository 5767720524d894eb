import type { ClientError } from "@festival/contracts/api/editing/clientErrors";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useAdmin } from "../data/adminContext.ts";
import { instantInWords } from "../data/words.ts";
import { Link } from "../routing/Link.tsx";

interface ErrorsOfProps {
  name: string;
  version: string;
  errors: readonly ClientError[] | undefined;
}

/** How often browsers told of errors of one release; nothing where none did. */
export function ErrorsOf({ name, version, errors }: ErrorsOfProps) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const own = errors?.filter((error) => error.part === name && error.version === version) ?? [];
  // the latest comes first
  const [latest] = own;
  if (!latest) return null;
  const count = own.reduce((sum, error) => sum + error.count, 0);
  const last = instantInWords(latest.last_at, locale);
  return (
    <>
      <dt>
        <Link to="/client-errors">{t("releases.toErrors")}</Link>
      </dt>
      <dd data-state="bad">{t("releases.errors", { count, last })}</dd>
    </>
  );
}
