import type { Locale, Localized } from "@festival/contracts/locales";
import type { AdminUser } from "@festival/contracts/adminFace";
import { adminResources } from "../resources/adminResources.ts";
import { ownScreens } from "../resources/ownScreens.ts";
import { settingsFields } from "../resources/settingsFields.ts";

/** A screen, an act or a setting that can be gone to. */
interface Place {
  address: string;
  label: string;
  /** Everything that it is found by: both languages, as people switch between them. */
  words: string;
}

const inBoth = ({ de, en }: Localized) => `${de} ${en}`;

/** All screens, what can be made, and the settings, for who may open them. */
export function placesFor(
  { role }: Pick<AdminUser, "role">,
  locale: Locale,
  words: { create(what: string): string; settings: string; home: string; pictureWords: string },
): Place[] {
  const isAdmin = role === "admin";
  const mine = adminResources.filter(({ access }) => isAdmin || access?.read !== "admin");
  const lists = mine.map(({ name, labels }) => ({
    address: `/${name}`,
    label: labels.many[locale],
    words: inBoth(labels.many),
  }));
  const makes = mine
    .filter(({ create, access }) => create !== false && (isAdmin || access?.write !== "admin"))
    .map(({ name, labels }) => ({
      address: `/${name}/create`,
      label: words.create(labels.one[locale]),
      words: `${inBoth(labels.one)} neu new`,
    }));
  // the settings stand before each of them
  const screens = ownScreens.filter(
    ({ name, isForAdmins = false }) => name !== "settings" && (isAdmin || !isForAdmins),
  );
  const own = screens.map(({ name, label }) => ({
    address: `/${name}`,
    label: label[locale],
    words: inBoth(label),
  }));
  const settings = Object.entries(settingsFields).map(([name, { label }]) => ({
    address: `/settings#${name}`,
    label: `${words.settings}: ${label[locale]}`,
    words: `${words.settings} ${inBoth(label)}`,
  }));
  return [
    { address: "/", label: words.home, words: words.home },
    ...lists,
    ...makes,
    ...own,
    { address: "/images/words", label: words.pictureWords, words: words.pictureWords },
    { address: "/settings", label: words.settings, words: words.settings },
    ...settings,
  ];
}

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The places that have a beginning of each word, at most 8. */
export function matching(places: readonly Place[], typed: string): Place[] {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return places.slice(0, 8);
  const isFound = ({ words }: Place) => {
    const parts = fold(words).split(/[^\p{L}\p{N}]+/u);
    return wanted.every((word) => parts.some((part) => part.startsWith(word)));
  };
  return places.filter(isFound).slice(0, 8);
}
