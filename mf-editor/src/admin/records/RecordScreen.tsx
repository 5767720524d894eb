import type { StaffRecord } from "@festival/contracts/calls/resources";
import type { Fields } from "@festival/contracts/fields/field";
import { isTextField } from "@festival/contracts/fields/textKinds";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQueryClient } from "@tanstack/react-query";
import { useGetOne } from "ra-core";
import { useEffect, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useAdmin } from "../data/adminContext.ts";
import { createDataProvider } from "../data/dataProvider.ts";
import type { FormValues } from "../fields/formValues.ts";
import { recentRecordsOf } from "../find/recentRecords.ts";
import { CallFailure } from "../frame/CallFailure.tsx";
import buttons from "../frame/buttons.module.css";
import { useTitle } from "../frame/useTitle.ts";
import { staleQueryKey } from "../lists/useStaleRecords.ts";
import type { AdminResource } from "../resources/adminResource.ts";
import { titleOf } from "../../pickers/records/recordTitle.ts";
import { AddressNotice } from "./AddressNotice.tsx";
import { DeleteRecord } from "../uses/DeleteRecord.tsx";
import { journalOf } from "./journal.ts";
import { RecordHistory, RecordUsage } from "./RecordHistory.tsx";
import { RecordForm } from "./RecordForm.tsx";
import styles from "./RecordForm.module.css";
import { RecordLinks } from "./RecordLinks.tsx";
import { ShownFacts } from "./ShownFacts.tsx";
import { StaleLanguages } from "./StaleLanguages.tsx";
import { useMerging } from "./useMerging.tsx";
import { withWords } from "../texts/words.ts";
import { later } from "../frame/later.tsx";

// what only some records have, and what only some changes meet
const FormPreview = later(
  withWords(["forms"], () =>
    import("./FormPreview.tsx").then(({ FormPreview }) => ({ default: FormPreview })),
  ),
);
const VenuePlace = later(
  withWords(["forms"], () =>
    import("../venues/VenuePlace.tsx").then(({ VenuePlace }) => ({ default: VenuePlace })),
  ),
);
const ReplacePicture = later(() =>
  import("../media/ReplacePicture.tsx").then(({ ReplacePicture }) => ({ default: ReplacePicture })),
);
const UserActions = later(
  withWords(["system"], () =>
    import("../system/UserActions.tsx").then(({ UserActions }) => ({ default: UserActions })),
  ),
);
const EventAside = later(
  withWords(["events"], () =>
    import("../events/eventParts.ts").then(({ EventAside }) => ({ default: EventAside })),
  ),
);
const TypedClashes = later(
  withWords(["events"], () =>
    import("../events/eventParts.ts").then(({ TypedClashes }) => ({ default: TypedClashes })),
  ),
);

const formFieldsOf = ({ fields, newFields }: AdminResource, isNew: boolean) =>
  isNew ? (newFields ?? fields) : fields;

function groupsOf(resource: AdminResource, isNew: boolean) {
  const fields = formFieldsOf(resource, isNew);
  if (resource.form.length > 0) return resource.form;
  return [{ title: { de: "Allgemein", en: "General" }, fields: Object.keys(fields) }];
}

/** Accounts are no resource, their log is that of admins, and devices keep no names of colleagues. */
const isKept = (name: string) => name !== "users";

/** Creates a record, or shows and changes one. */
export function RecordScreen({ resource, id }: { resource: AdminResource; id: number | null }) {
  const [search] = useSearchParams();
  const { name } = resource;
  const original = id ?? (Number(search.get("from")) || null);
  const { data, error, refetch, isPending } = useGetOne<StaffRecord>(
    name,
    { id: original ?? 0 },
    { enabled: original !== null, refetchOnWindowFocus: false },
  );
  const { t } = useTranslation();
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (original !== null && isPending) return <p role="status">{t("loading")}</p>;
  return <RecordEditor resource={resource} id={id} record={data} />;
}

interface RecordEditorProps {
  resource: AdminResource;
  id: number | null;
  /** The one that is edited, or of which a new one is a copy. */
  record: StaffRecord | undefined;
}

function RecordEditor({ resource, id, record }: RecordEditorProps) {
  const { t } = useTranslation();
  const { locale, transport, user } = useAdmin();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // ra-core would report what is refused, which is told at the fields, to the console
  const provider = useMemo(() => createDataProvider(transport), [transport]);
  const cache = useQueryClient();
  const { name, labels } = resource;
  const isNew = id === null;
  const fields = formFieldsOf(resource, isNew);
  const { merge, question } = useMerging(fields);
  const mayWrite = resource.access?.write !== "admin" || user.role === "admin";
  const label = labels.one[locale];
  const title =
    isNew || !record ? t("list.create", { what: label }) : titleOf(resource, record, locale);
  useTitle(title);
  const recent = useMemo(() => recentRecordsOf(user.email), [user.email]);
  useEffect(() => {
    if (id !== null && record && isKept(name)) recent.note({ resource: name, id, title });
  }, [recent, name, id, record, title]);

  const update = async (seen: StaffRecord, changed: FormValues) =>
    (await provider.update(name, { id: seen.id, data: changed, previousData: seen })).data;

  const save = async (values: FormValues) => {
    const stored =
      isNew || !record
        ? (await provider.create(name, { data: values })).data
        : await merge(record, values, update);
    await cache.invalidateQueries({ queryKey: [name] });
    void cache.invalidateQueries({ queryKey: staleQueryKey });
    if (isNew) {
      journalOf(user.email, `${name}/new`).clear();
      await navigate(`/${name}/${stored.id}`, { replace: true });
    }
  };

  const start = useMemo(
    () => (isNew ? { ...copyOf(record ?? {}), ...givenIn(search, fields) } : (record ?? {})),
    [fields, isNew, record, search],
  );
  return (
    <>
      <div className={styles.head}>
        <RecordLinks resource={resource} record={isNew ? undefined : record} />
        <h1>{title}</h1>
      </div>
      {record && !isNew && <ShownFacts resource={resource} record={record} />}
      {record && !isNew && mayWrite && isKept(name) && (
        <StaleLanguages resource={resource} record={record} />
      )}
      {name === "events" && record && !isNew && <EventAside key={record.revision} id={record.id} />}
      {mayWrite ? (
        <RecordForm
          name={`${name}/${id ?? "new"}`}
          fields={fields}
          groups={groupsOf(resource, isNew)}
          record={start}
          isNew={isNew}
          onSave={save}
          notice={
            <>
              {record && !isNew && <AddressNotice resource={name} record={record} />}
              {name === "events" && <TypedClashes id={id} />}
            </>
          }
          aside={
            (name === "forms" && <FormPreview />) || (name === "venues" && <VenuePlace id={id} />)
          }
        >
          {record && !isNew && resource.canDelete && (
            <DeleteRecord
              resource={resource}
              record={record}
              onDeleted={() => {
                recent.drop({ resource: name, id: record.id });
                // lists are read again when they are shown; the record itself is gone
                void cache.invalidateQueries({ queryKey: [name], refetchType: "none" });
              }}
            />
          )}
          {name === "users" && record && !isNew && <UserActions record={record} />}
          {name === "images" && record && !isNew && (
            <ReplacePicture
              record={record}
              onDone={() => void cache.invalidateQueries({ queryKey: [name] })}
            />
          )}
        </RecordForm>
      ) : (
        <p className={buttons.quiet}>{t("record.readOnly")}</p>
      )}
      {record && !isNew && resource.canDelete && !resource.shown?.used_by && (
        <RecordUsage resource={resource} record={record} />
      )}
      {record && !isNew && mayWrite && isKept(name) && (
        <RecordHistory resource={resource} record={record} onRestore={save} />
      )}
      {question}
    </>
  );
}

/** What a new record takes over from another one: everything but its own number. */
function copyOf({ id: _id, revision: _revision, ...values }: Partial<StaffRecord>) {
  return values;
}

/** What an address says of a new record, as a link does that leads to its form: texts, and what it belongs to. */
function givenIn(search: URLSearchParams, fields: Fields): FormValues {
  return Object.fromEntries(
    [...search].flatMap(([name, value]): [string, unknown][] => {
      const field = fields[name];
      if (field && isTextField(field)) return [[name, value]];
      return field?.kind === "reference" && Number(value) > 0 ? [[name, Number(value)]] : [];
    }),
  );
}
