import { useMemo } from "react";
import type { AdminResource } from "../resources/adminResource.ts";
import { withOptions } from "../resources/withOptions.ts";
import { ListScreen } from "./ListScreen.tsx";

/** A list whose choices are too many words for the first code of the area. */
export function WordyListScreen({ resource }: { resource: AdminResource }) {
  const whole = useMemo(() => withOptions(resource), [resource]);
  return <ListScreen resource={whole} />;
}
