import { useTranslation } from "@festival/shared-ui/i18n";
import { lazy, Suspense } from "react";
import { Route, Routes, useLocation, useParams } from "react-router-dom";
import { useAdmin } from "./data/adminContext.ts";
import { isActKind } from "./events/actKinds.ts";
import { LaterScreens } from "./frame/later.tsx";
import { Notice } from "./frame/Notice.tsx";
import { ListScreen } from "./lists/ListScreen.tsx";
import { findResource } from "./resources/adminResources.ts";
import { isMergeable, type AdminResource } from "./resources/adminResource.ts";
import { withWords } from "./texts/words.ts";

const HomeScreen = lazy(
  withWords(["events", "screens"], () =>
    import("./home/HomeScreen.tsx").then(({ HomeScreen }) => ({ default: HomeScreen })),
  ),
);
const RecordScreen = lazy(() =>
  import("./records/RecordScreen.tsx").then(({ RecordScreen }) => ({ default: RecordScreen })),
);
const EventActScreen = lazy(
  withWords(["events"], () =>
    import("./events/EventActScreen.tsx").then(({ EventActScreen }) => ({
      default: EventActScreen,
    })),
  ),
);
const ReplaceArtistScreen = lazy(
  withWords(["screens"], () =>
    import("./people/ReplaceArtistScreen.tsx").then(({ ReplaceArtistScreen }) => ({
      default: ReplaceArtistScreen,
    })),
  ),
);
const MergeScreen = lazy(
  withWords(["screens"], () =>
    import("./merge/MergeScreen.tsx").then(({ MergeScreen }) => ({ default: MergeScreen })),
  ),
);
const ShownScreen = lazy(
  withWords(["system"], () =>
    import("./system/ShownScreen.tsx").then(({ ShownScreen }) => ({ default: ShownScreen })),
  ),
);
const SettingsScreen = lazy(() =>
  import("./system/SettingsScreen.tsx").then(({ SettingsScreen }) => ({
    default: SettingsScreen,
  })),
);
const ImportsScreen = lazy(
  withWords(["imports"], () =>
    import("./imports/ImportsScreen.tsx").then(({ ImportsScreen }) => ({ default: ImportsScreen })),
  ),
);
const ImportScreen = lazy(
  withWords(["imports", "screens"], () =>
    import("./imports/ImportScreen.tsx").then(({ ImportScreen }) => ({ default: ImportScreen })),
  ),
);
const AccountScreen = lazy(
  withWords(["screens"], () =>
    import("./account/AccountScreen.tsx").then(({ AccountScreen }) => ({ default: AccountScreen })),
  ),
);
const HelpScreen = lazy(
  withWords(["help"], () =>
    import("./help/HelpScreen.tsx").then(({ HelpScreen }) => ({ default: HelpScreen })),
  ),
);
const MissedAddressesScreen = lazy(
  withWords(["screens"], () =>
    import("./redirects/MissedAddressesScreen.tsx").then(({ MissedAddressesScreen }) => ({
      default: MissedAddressesScreen,
    })),
  ),
);

const BlocksScreen = lazy(
  withWords(["screens"], () =>
    import("./blocks/BlocksScreen.tsx").then(({ BlocksScreen }) => ({ default: BlocksScreen })),
  ),
);

const PictureWordsScreen = lazy(
  withWords(["screens"], () =>
    import("./media/PictureWordsScreen.tsx").then(({ PictureWordsScreen }) => ({
      default: PictureWordsScreen,
    })),
  ),
);

const PersonsScreen = lazy(
  withWords(["system"], () =>
    import("./system/PersonsScreen.tsx").then(({ PersonsScreen }) => ({ default: PersonsScreen })),
  ),
);

const ReleasesScreen = lazy(
  withWords(["events", "releases"], () =>
    import("./releases/ReleasesScreen.tsx").then(({ ReleasesScreen }) => ({
      default: ReleasesScreen,
    })),
  ),
);

const ClientErrorsScreen = lazy(
  withWords(["releases"], () =>
    import("./releases/ClientErrorsScreen.tsx").then(({ ClientErrorsScreen }) => ({
      default: ClientErrorsScreen,
    })),
  ),
);

const WordyListScreen = lazy(() =>
  import("./lists/WordyListScreen.tsx").then(({ WordyListScreen }) => ({
    default: WordyListScreen,
  })),
);
/** Lists whose choices come with them. */
const wordy: ReadonlySet<string> = new Set(["audit-log", "jobs"]);

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
  if (!resource) return <Unknown />;
  const List = wordy.has(resource.name) ? WordyListScreen : ListScreen;
  return <List key={resource.name} resource={resource} />;
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

function ImportAt() {
  const { id } = useParams();
  return Number(id) > 0 ? <ImportScreen key={id} id={Number(id)} /> : <Unknown />;
}

function ActAt() {
  const { id, act } = useParams();
  if (!isActKind(act) || !(Number(id) > 0)) return <Unknown />;
  return <EventActScreen key={`${id}/${act}`} id={Number(id)} kind={act} />;
}

function ReplaceAt() {
  const id = Number(useParams().id);
  return id > 0 ? <ReplaceArtistScreen key={id} id={id} /> : <Unknown />;
}

function MergeAt() {
  const resource = useResource();
  const id = Number(useParams().id);
  if (!resource || !isMergeable(resource) || !(id > 0)) return <Unknown />;
  return <MergeScreen key={`${resource.name}/${id}`} resource={resource} id={id} />;
}

/** What each address of the admin area shows. */
export function Screens() {
  const { t } = useTranslation();
  const { user } = useAdmin();
  const { pathname } = useLocation();
  return (
    <LaterScreens place={pathname}>
      <Suspense fallback={<p role="status">{t("loading")}</p>}>
        <Routes>
          <Route path="/" element={<HomeScreen />} />
          <Route path="/settings" element={<SettingsScreen />} />
          <Route path="/imports" element={<ImportsScreen />} />
          <Route path="/imports/:id" element={<ImportAt />} />
          <Route path="/account" element={<AccountScreen />} />
          <Route path="/help" element={<HelpScreen />} />
          <Route path="/blocks" element={<BlocksScreen />} />
          <Route path="/missed-addresses" element={<MissedAddressesScreen />} />
          <Route
            path="/persons"
            element={user.role === "admin" ? <PersonsScreen /> : <Unknown />}
          />
          <Route
            path="/releases"
            element={user.role === "admin" ? <ReleasesScreen /> : <Unknown />}
          />
          <Route
            path="/client-errors"
            element={user.role === "admin" ? <ClientErrorsScreen /> : <Unknown />}
          />
          <Route path="/images/words" element={<PictureWordsScreen />} />
          <Route path="/:resource" element={<ListAt />} />
          <Route path="/:resource/create" element={<RecordAt isNew />} />
          <Route path="/:resource/:id" element={<RecordAt />} />
          <Route path="/artists/:id/replace" element={<ReplaceAt />} />
          <Route path="/:resource/:id/merge" element={<MergeAt />} />
          <Route path="/events/:id/:act" element={<ActAt />} />
          <Route path="*" element={<Unknown />} />
        </Routes>
      </Suspense>
    </LaterScreens>
  );
}
