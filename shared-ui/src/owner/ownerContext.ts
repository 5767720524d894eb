import type { Bus } from "@festival/contracts/bus";
import type { OwnerProps, Page } from "@festival/contracts/pageOwner";
import { createContext, useContext } from "react";

/** What every component of an owner can reach. */
export interface OwnerEnvironment {
  page: Page;
  /** Null on the server. */
  bus: Bus | null;
  navigate: OwnerProps["navigate"];
  /** Null on the server, where `fragmentHtml` takes its place. */
  mountFragment: OwnerProps["mountFragment"] | null;
  fragmentHtml: Readonly<Record<string, string>>;
}

export const OwnerContext = createContext<OwnerEnvironment | null>(null);

export function useOwner(): OwnerEnvironment {
  const environment = useContext(OwnerContext);
  if (!environment) throw new Error("useOwner needs an owner's root above it.");
  return environment;
}

/** The page being shown, without what is its screen's own: a screen has its data from its props. */
export function usePage(): Omit<Page, "data"> {
  return useOwner().page;
}
