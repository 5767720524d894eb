import type { Localized } from "@festival/contracts/locales";
import type { RouteName } from "@festival/contracts/routes";
import type { ResourceLanguage } from "i18next";
import type { ComponentType } from "react";

/** An owner's screens by route, each fetched when it is first shown. */
export type Screens = Partial<Record<RouteName, () => Promise<ComponentType>>>;

/** An owner's texts: each language is a JSON module that is fetched by itself. */
export type TextsByLocale = Localized<() => Promise<{ default: ResourceLanguage }>>;
