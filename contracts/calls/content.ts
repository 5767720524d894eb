import type { Static } from "typebox";
import type { Check, Unpublished } from "../api/editing/checks.ts";
import type {
  ChangesAnswer,
  ChangesRequest,
  StaleWords,
  TwinsAnswer,
  TwinsRequest,
} from "../api/editing/contentChanges.ts";
import type { PresenceAnswer, PresenceRequest } from "../api/editing/presence.ts";
import type { HomeBlockName, HomeBlockState, homeBlockUpdate } from "../api/home.ts";
import type {
  ContentOwnerType,
  Difference,
  DifferenceQuery,
  PublishAnswer,
  PublishRequest,
  PlannedSchedule,
  RestoreRequest,
  RevisionAnswer,
  RevisionRequest,
  Schedule,
  ScheduleQuery,
  ScheduleRequest,
  SchedulesAnswer,
  SchedulesCallOff,
  SchedulesRequest,
  Version,
  VersionDetail,
  VersionList,
  VersionRequest,
  WorkingCopy,
} from "../api/publishing.ts";
import type {
  SectionCreate,
  SectionOrder,
  SectionOwnerType,
  SectionState,
  SectionUpdate,
} from "../api/sectionEditing.ts";
import type { SectionModel } from "../api/sections.ts";
import type { Delete, Get, Post } from "./call.ts";
import type { ListPlace } from "./queries.ts";

interface NavigationOrder {
  area: "menu" | "submenu" | "footer";
  /** All entries of the area, each once. */
  entries: { id: number; children: number[] }[];
}

/** What has sections. */
interface Owner {
  owner: ContentOwnerType;
  id: number;
}

/** What has sections, and nothing else. */
interface SectionOwnerParams {
  owner: Static<typeof SectionOwnerType>;
  id: number;
}

/** Of one version. */
interface OfVersion extends Owner {
  version: number;
}

/** Bodies have the fields of the model as well, texts in the language of the address. */
interface SectionCalls {
  create: Post<{ body: SectionCreate; answer: SectionState }>;
  get: Get<{ params: { id: number }; answer: SectionState }>;
  update: Post<{
    params: { id: number };
    body: SectionUpdate;
    answer: SectionState;
  }>;
  remove: Delete<{
    params: { id: number };
    query: { revision?: number };
    answer: { revision: number | null };
  }>;
}

/** Sections of a model. Writes change the working copy alone, unless they ask to publish. */
export function sectionCalls(model: SectionModel): SectionCalls {
  const list = `/:locale/pageeditor-api/${model}/` as const;
  const one = `${list}:id/` as const;
  return {
    create: { method: "POST", path: list, for: "staff" },
    get: { method: "GET", path: one, for: "staff" },
    update: { method: "POST", path: one, for: "staff" },
    remove: { method: "DELETE", path: one, for: "staff" },
  };
}

/** Orders the sections of one place, and moves others there. */
export const orderSections: Post<{
  params: SectionOwnerParams;
  body: Static<typeof SectionOrder>;
  answer: Static<typeof RevisionAnswer>;
}> = { method: "POST", path: "/:locale/pageeditor-api/:owner/:id/order/", for: "staff" };

/** Changes the sections of an owner by operations, in both languages: all of them or none. Publishes nothing. */
export const changeContent: Post<{
  params: SectionOwnerParams;
  body: ChangesRequest;
  answer: ChangesAnswer;
}> = { method: "POST", path: "/:locale/pageeditor-api/:owner/:id/changes/", for: "staff" };

/** Says that the words of one language are fine, whatever the other language got. */
export const confirmTwins: Post<{
  params: SectionOwnerParams;
  body: TwinsRequest;
  answer: Static<typeof TwinsAnswer>;
}> = { method: "POST", path: "/:locale/pageeditor-api/:owner/:id/twins/", for: "staff" };

/** Words of a working copy that are older than those of the other language. */
export const listStaleWords: Get<{ params: SectionOwnerParams; answer: StaleWords[] }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/:owner/:id/twins/",
  for: "staff",
};

export const getWorkingCopy: Get<{ params: Owner; answer: WorkingCopy }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/:owner/:id/content/",
  for: "staff",
};

/** Finds in the working copy what readers would stumble over, before it is published. */
export const getChecks: Get<{ params: Owner; answer: Check[] }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/:owner/:id/checks/",
  for: "staff",
};

/** In what the working copy differs from what is public, and who did it. */
export const getUnpublished: Get<{ params: Owner; answer: Unpublished }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/:owner/:id/unpublished/",
  for: "staff",
};

/** Makes the working copy, or some of it, what the public sees. */
export const publishContent: Post<{
  params: Owner;
  body: Static<typeof PublishRequest>;
  answer: Static<typeof PublishAnswer>;
}> = { method: "POST", path: "/:locale/pageeditor-api/:owner/:id/publish/", for: "staff" };

/** Takes it offline. */
export const unpublishContent: Post<{
  params: Owner;
  body: Static<typeof RevisionRequest>;
  answer: Static<typeof RevisionAnswer>;
}> = { method: "POST", path: "/:locale/pageeditor-api/:owner/:id/unpublish/", for: "staff" };

/** All versions, the newest first. */
export const listVersions: Get<{
  params: Owner;
  query: ListPlace;
  answer: Static<typeof VersionList>;
}> = { method: "GET", path: "/:locale/pageeditor-api/:owner/:id/versions/", for: "staff" };

export const getVersion: Get<{ params: OfVersion; answer: VersionDetail }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/:owner/:id/versions/:version/",
  for: "staff",
};

/** Keeps the working copy as a version with a name. */
export const createVersion: Post<{
  params: Owner;
  body: Static<typeof VersionRequest>;
  answer: Version;
}> = { method: "POST", path: "/:locale/pageeditor-api/:owner/:id/versions/", for: "staff" };

/** Gives a version another name. */
export const nameVersion: Post<{
  params: OfVersion;
  body: Static<typeof VersionRequest>;
  answer: Version;
}> = {
  method: "POST",
  path: "/:locale/pageeditor-api/:owner/:id/versions/:version/",
  for: "staff",
};

/** Copies a version, or some of its sections, into the working copy. */
export const restoreVersion: Post<{
  params: OfVersion;
  body: Static<typeof RestoreRequest>;
  answer: Static<typeof RevisionAnswer>;
}> = {
  method: "POST",
  path: "/:locale/pageeditor-api/:owner/:id/versions/:version/restore/",
  for: "staff",
};

/** What changed from one version to another, or to the working copy. */
export const getDifference: Get<{
  params: Owner;
  query: Static<typeof DifferenceQuery>;
  answer: Difference;
}> = { method: "GET", path: "/:locale/pageeditor-api/:owner/:id/difference/", for: "staff" };

/** Planned and past publications, and times offline. */
export const listSchedules: Get<{ params: Owner; answer: Schedule[] }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/:owner/:id/schedules/",
  for: "staff",
};

/** Planned and past publications, and times offline, of all content; the earliest first. */
export const listPlannedSchedules: Get<{
  query: Static<typeof ScheduleQuery>;
  answer: PlannedSchedule[];
}> = { method: "GET", path: "/:locale/pageeditor-api/schedules/", for: "staff" };

export const createSchedule: Post<{
  params: Owner;
  body: Static<typeof ScheduleRequest>;
  answer: Schedule;
}> = { method: "POST", path: "/:locale/pageeditor-api/:owner/:id/schedules/", for: "staff" };

/** Publishes, or takes offline, several owners at a time to come: all of them, or none. */
export const createSchedules: Post<{ body: SchedulesRequest; answer: SchedulesAnswer }> = {
  method: "POST",
  path: "/:locale/pageeditor-api/schedules/",
  for: "staff",
};

/** Calls off several that are to come: all of them, or none. */
export const callOffSchedules: Post<{ body: Static<typeof SchedulesCallOff>; answer: null }> = {
  method: "POST",
  path: "/:locale/pageeditor-api/schedules/call-off/",
  for: "staff",
};

export const deleteSchedule: Delete<{ params: Owner & { schedule: number }; answer: null }> = {
  method: "DELETE",
  path: "/:locale/pageeditor-api/:owner/:id/schedules/:schedule/",
  for: "staff",
};

/** Says where the caller is in content, and gets who else is there. Each ten seconds. */
export const createPresence: Post<{ body: PresenceRequest; answer: PresenceAnswer }> = {
  method: "POST",
  path: "/:locale/pageeditor-api/presence/",
  for: "staff",
};

interface HomeBlockCalls {
  get: Get<{ answer: HomeBlockState }>;
  update: Post<{ body: Static<ReturnType<typeof homeBlockUpdate>>; answer: HomeBlockState }>;
}

/** A block of the home page, in both languages, as staff are at work on it. */
export function homeBlockCalls(name: HomeBlockName): HomeBlockCalls {
  const path = `/:locale/pageeditor-api/${name}/` as const;
  return {
    get: { method: "GET", path, for: "staff" },
    update: { method: "POST", path, for: "staff" },
  };
}

/** Orders the entries of a menu, all of them at once. */
export const orderNavigation: Post<{ body: NavigationOrder; answer: null }> = {
  method: "POST",
  path: "/:locale/pageeditor-api/navigation/order/",
  for: "staff",
};
