import type { AdminFace, AdminUser } from "../adminFace.ts";
import type { EditingFace, FieldValue } from "../editing.ts";
import type { Locale } from "../locales.ts";
import type {
  BrowserFragment,
  BrowserOwner,
  FragmentContext,
  FragmentRenderContext,
  LoadResult,
  NavigateOptions,
  OwnerProps,
  Page,
  PageRenderContext,
  PageRequest,
  PostedFiles,
  PostedForm,
  ServerFragment,
  ServerOwner,
} from "../pageOwner.ts";

// What crosses between the shell and releases that were built apart from it. Tests compare these two types with those
// of released contracts, and those of `formerContract.ts` with the ones of the major before.

/** What a shell hands to a release. */
export interface Given {
  request: PageRequest;
  form: PostedForm;
  files: PostedFiles;
  page: Page;
  render: PageRenderContext;
  fragment: FragmentContext;
  fragmentRender: FragmentRenderContext;
  props: OwnerProps;
  values: readonly FieldValue[];
  admin: { locale: Locale; user: AdminUser };
}

/** What a release hands to a shell. */
export interface Taken {
  server: ServerOwner;
  loaded: LoadResult;
  app: BrowserOwner;
  navigation: NavigateOptions;
  serverFragment: ServerFragment;
  fragment: BrowserFragment;
  editing: EditingFace;
  admin: AdminFace;
}
