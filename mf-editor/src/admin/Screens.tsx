import { useTranslation } from "@festival/shared-ui/i18n";
import { lazy, Suspense } from "react";
import { Route, Routes, useParams } from "react-router-dom";
import { useAdmin } from "./data/adminContext.ts";
import { Notice } from "./frame/Notice.tsx";
import { ListScreen } from "./lists/ListScreen.tsx";
import { findResource } from "./resources/adminResources.ts";
import type { AdminResource } from "./resources/adminResource.ts";

const HomeScreen = lazy(() =>
  import("./home/HomeScreen.tsx").then(({ HomeScreen }) => ({ default: HomeScreen })),
);
const RecordScreen = lazy(() =>
  import("./records/RecordScreen.tsx").then(({ RecordScreen }) => ({ default: RecordScreen })),
);
const ShownScreen = lazy(() =>
  import("./system/ShownScreen.tsx").then(({ ShownScreen }) => ({ default: ShownScreen })),
);
const SettingsScreen = lazy(() =>
  import("./system/SettingsScreen.tsx").then(({ SettingsScreen }) => ({
    default: SettingsScreen,
  })),
);

function Unknown() {
  const { t } = useTranslation();
  return <Notice title={t("unknown.title")} text={t("unknown.text")} />;
}

/** The resource that the address names, where its reader may see it. */
function useResource(): AdminResource | undefined {
  const { resource: name = "" } = useParams();
  const { user } = useAdmin();
  const resource = findResource(name);
  return resource?.access?.read === "admin" && user.role !== "admin" ? undefined : resource;
}

function ListAt() {
  const resource = useResource();
  return resource ? <ListScreen key={resource.name} resource={resource} /> : <Unknown />;
}

function RecordAt({ isNew = false }: { isNew?: boolean }) {
  const resource = useResource();
  const { id } = useParams();
  if (!resource || resource.record === "none") return <Unknown />;
  if (isNew && resource.create === false) return <Unknown />;
  if (!isNew && !(Number(id) > 0)) return <Unknown />;
  const key = `${resource.name}/${isNew ? "new" : id}`;
  if (resource.record === "shown") {
    return <ShownScreen key={key} resource={resource} id={Number(id)} />;
  }
  return <RecordScreen key={key} resource={resource} id={isNew ? null : Number(id)} />;
}

/** What each address of the admin area shows. */
export function Screens() {
  const { t } = useTranslation();
  return (
    <Suspense fallback={<p role="status">{t("loading")}</p>}>
      <Routes>
        <Route path="/" element={<HomeScreen />} />
        <Route path="/settings" element={<SettingsScreen />} />
        <Route path="/:resource" element={<ListAt />} />
        <Route path="/:resource/create" element={<RecordAt isNew />} />
        <Route path="/:resource/:id" element={<RecordAt />} />
        <Route path="*" element={<Unknown />} />
      </Routes>
    </Suspense>
  );
}
