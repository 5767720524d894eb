import type { Localized } from "@festival/contracts/locales";
import type { RouteName } from "@festival/contracts/routes";
import type { ResourceLanguage } from "i18next";
import type { ComponentType } from "react";

/** An owner's screens by route, each fetched when it is first shown. */
export type Screens = Partial<Record<RouteName, () => Promise<ComponentType>>>;

/** An owner's texts, those of each language fetched apart. */
export type TextsByLocale = Localized<() => Promise<ResourceLanguage>>;
