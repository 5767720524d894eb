import { eraseEntries, exportEntries } from "@festival/contracts/calls/forms";
import { eraseSubscriber, exportSubscribers } from "@festival/contracts/calls/newsletter";
import { exportConsentRecords } from "@festival/contracts/calls/site";
import { useTranslation } from "@festival/shared-ui/i18n";
import { lazy, Suspense } from "react";
import { Link } from "../routing/Link.tsx";
import { useAdmin } from "../data/adminContext.ts";
import { addressIn } from "../../calls/transport.ts";
import buttons from "../frame/buttons.module.css";
import type { AdminResource } from "../resources/adminResource.ts";
import { withWords } from "../texts/words.ts";

// only their own lists have them
const UploadPictures = lazy(() =>
  import("../media/UploadPictures.tsx").then(({ UploadPictures }) => ({
    default: UploadPictures,
  })),
);
const UploadFile = lazy(() =>
  import("./UploadFile.tsx").then(({ UploadFile }) => ({ default: UploadFile })),
);
const EraseByEmail = lazy(
  withWords(["system"], () =>
    import("./EraseByEmail.tsx").then(({ EraseByEmail }) => ({ default: EraseByEmail })),
  ),
);

interface ListActionsProps {
  resource: AdminResource;
  filters: Readonly<Record<string, unknown>>;
  onDone(): void;
}

/** What can be done with a list besides making a record: uploads, tables to save, erasing a person. */
export function ListActions(props: ListActionsProps) {
  return (
    <Suspense>
      <Actions {...props} />
    </Suspense>
  );
}

function Actions({ resource: { name }, filters, onDone }: ListActionsProps) {
  const { t } = useTranslation();
  const { locale, user } = useAdmin();
  const isAdmin = user.role === "admin";
  const table = (call: { path: string }, values: object = {}) => (
    <a className={buttons.secondary} href={addressIn(call, locale, values)} download>
      {t("list.export")}
    </a>
  );
  switch (name) {
    case "images":
      return (
        <>
          <Link to="/images/words" className={buttons.secondary}>
            {t("upload.words")}
          </Link>
          <UploadPictures onDone={onDone} />
        </>
      );
    case "files":
      return <UploadFile onDone={onDone} />;
    case "forms-entries":
      return (
        <>
          {filters.form !== undefined && table(exportEntries, filters)}
          {isAdmin && <EraseByEmail call={eraseEntries} onDone={onDone} />}
        </>
      );
    case "newsletter-subscribers":
      return (
        isAdmin && (
          <>
            {table(exportSubscribers)}
            <EraseByEmail call={eraseSubscriber} onDone={onDone} />
          </>
        )
      );
    case "consent-records":
      return isAdmin && table(exportConsentRecords, filters);
    default:
      return null;
  }
}
