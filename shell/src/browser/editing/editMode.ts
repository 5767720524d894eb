import type { Page } from "@festival/contracts/pageOwner";
import { distinctUntilChanged, pairwise, skip } from "rxjs";
import type { Refreshed } from "./refreshPage.ts";
import type { ShellBus } from "../../shellBus.ts";

const storageKey = "festival-edit";

/** Whether this tab was in edit mode; false where storage is forbidden. */
function isRemembered(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

function remember(isEditing: boolean): void {
  try {
    if (isEditing) sessionStorage.setItem(storageKey, "1");
    else sessionStorage.removeItem(storageKey);
  } catch {
    // the address knows it as well
  }
}

/** Says in the address of the present entry whether it is edited: a reload gets the working copy at once. */
function writeAddress(isEditing: boolean): void {
  const url = new URL(location.href);
  if (url.searchParams.has("edit") === isEditing) return;
  if (isEditing) url.searchParams.set("edit", "");
  else url.searchParams.delete("edit");
  // lists have commas in the site's addresses
  url.search = url.search.replaceAll("%2C", ",");
  history.replaceState(history.state, "", url);
}

const asksToEdit = ({ route }: Page) => "edit" in route.query;
const isPreview = ({ route }: Page) => "noToolbar" in route.query;

/**
 * Begins edit mode where the address or this tab says so, and lets it outlive navigations, reloads and a change of
 * the language, until staff leave it.
 * @param refresh shows the working copy when it begins, and the public page when it ends
 * @param reload for a page that needs a document of its own
 */
export function followEditMode(
  { editMode$, page$ }: Pick<ShellBus, "editMode$" | "page$">,
  refresh: () => Promise<Refreshed>,
  reload: () => void = () => location.reload(),
): void {
  const note = (isEditing: boolean) => {
    // a frame with a preview shares its storage with the tab around it
    if (isPreview(page$.value)) return;
    remember(isEditing);
    writeAddress(isEditing);
  };
  const begins = asksToEdit(page$.value);
  const continues = !begins && !isPreview(page$.value) && isRemembered();

  // the server has made the document of the working copy already
  editMode$.next(begins);
  note(begins);
  editMode$.pipe(distinctUntilChanged(), skip(1)).subscribe((isEditing) => {
    note(isEditing);
    void refresh().then((outcome) => {
      if (outcome === "unfit") reload();
    });
  });
  if (continues) editMode$.next(true);
  page$.pipe(pairwise()).subscribe(([before, page]) => {
    if (page.url !== before.url && asksToEdit(page)) editMode$.next(true);
    note(editMode$.value);
  });
}
