import { useContext } from "react";
import { useController } from "react-hook-form";
import { FocalPoint } from "../../pickers/pictures/FocalPoint.tsx";
import { recordThumb } from "../../pickers/records/recordTitle.ts";
import { RecordContext } from "./formContext.ts";

/** The focal point of the picture whose form this is. */
export function FocalPointInput({ path, label }: { path: string; label: string }) {
  const { field } = useController({ name: path });
  const src = recordThumb(useContext(RecordContext), "mediumList");
  return (
    <FocalPoint
      label={label}
      src={src}
      value={field.value ?? { x: 0.5, y: 0.5 }}
      onChange={field.onChange}
      path={path}
    />
  );
}
