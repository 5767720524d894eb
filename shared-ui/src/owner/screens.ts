import type { Localized } from "@festival/contracts/locales";
import type {
  FragmentContext,
  LoadResult,
  Page,
  PageRequest,
  PostedFiles,
  PostedForm,
} from "@festival/contracts/pageOwner";
import type { OwnerName } from "@festival/contracts/containers";
import type { RoutesOf } from "@festival/contracts/routes";
import type { ResourceLanguage } from "i18next";
import type { ReactNode } from "react";

/** What a screen is a function of. */
export interface ScreenProps<Data> {
  page: Page<Data>;
}

/** Shows the pages of a route. */
export type ScreenComponent<Data> = (props: ScreenProps<Data>) => ReactNode;

/** The half of a screen that runs on the server alone. */
interface ServerHalf<Data> {
  /** @throws ApiError, such as `not_found`, for which the shell shows its error screen */
  load(request: PageRequest): Promise<LoadResult<Data>>;
  /** Answers a form posted to the screen's address; without it, such a post is refused. */
  act?(request: PageRequest, form: PostedForm, files: PostedFiles): Promise<LoadResult<Data>>;
  /**
   * Path parameters of an address to be rendered before a release may go live; null where there is nothing to
   * show just now. A route without parameters needs none: its one address is rendered.
   */
  probe?(context: FragmentContext): Promise<Record<string, string | number> | null>;
}

interface ScreenDefinition<Data> {
  /** Written as `ON_SERVER && { … }`: the browser's side of a build does not hold it. */
  server: false | ServerHalf<Data>;
  /** Fetches the component; the build makes a chunk of its own of it. */
  Screen: () => Promise<ScreenComponent<Data>>;
}

/** A screen whose halves fit each other, whatever its data. */
export interface Screen {
  server: false | ServerHalf<unknown>;
  Screen: () => Promise<ScreenComponent<never>>;
}

/** Defines a screen: what `load` and `act` yield is what the component shows. */
export function screen<Data>(definition: ScreenDefinition<Data>): Screen {
  return definition;
}

/** One screen for each of an owner's routes. */
export type ScreensOf<Owner extends OwnerName> = Readonly<Record<RoutesOf<Owner>, Screen>>;

/** An owner's texts: each language is a JSON module that is fetched by itself. */
export type TextsByLocale = Localized<() => Promise<{ default: ResourceLanguage }>>;
