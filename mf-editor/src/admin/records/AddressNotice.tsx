import { addressField } from "@festival/contracts/resources/publicPath";
import { useWatch } from "react-hook-form";
import { isSame } from "../fields/formValues.ts";
import { later } from "../frame/later.tsx";

const AddressChanges = later(() =>
  import("./AddressChanges.tsx").then(({ AddressChanges }) => ({ default: AddressChanges })),
);

export interface AddressNoticeProps {
  resource: string;
  record: Readonly<Record<string, unknown>>;
}

/** Says before a record is saved that its address changes, and that the old one redirects to the new one. */
export function AddressNotice({ resource, record }: AddressNoticeProps) {
  const field = addressField(resource);
  const typed: unknown = useWatch({ name: field });
  return (
    <div role="status">
      {!isSame(typed, record[field]) && (
        <AddressChanges resource={resource} record={record} typed={typed} />
      )}
    </div>
  );
}
