import type { FragmentOwner, Fragments } from "@festival/contracts/fragments";
import type { FragmentContext } from "@festival/contracts/pageOwner";
import type { ReactNode } from "react";

interface FragmentDefinition<Props, Data> {
  /** The one that the browser's side, `fragments/NAME/fragment.ts`, hydrates. */
  Component: (props: { data: Data }) => ReactNode;
  load(props: Props, context: FragmentContext): Promise<Data>;
  /** See `ServerFragment`. */
  probe?(context: FragmentContext): Promise<Props | null>;
}

/** A fragment whose parts fit each other, whatever its data. */
export interface Fragment<Props extends object = never> {
  Component: (props: { data: never }) => ReactNode;
  load: (props: Props, context: FragmentContext) => Promise<unknown>;
  probe?: (context: FragmentContext) => Promise<Record<string, unknown> | null>;
}

/** Defines a fragment: what `load` yields is what the component shows, and `probe` asks as others do. */
export function fragment<Props extends Record<string, unknown>, Data>(
  definition: FragmentDefinition<Props, Data>,
): Fragment<Props> {
  return definition;
}

/** One fragment for each that `contracts/fragments.ts` names of an owner. */
export type FragmentsOf<Owner extends FragmentOwner> = {
  readonly [Name in keyof Fragments[Owner]]: Fragment<Fragments[Owner][Name] & object>;
};
