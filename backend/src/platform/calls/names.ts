import { accountCalls, internalAccountCalls } from "@festival/contracts/calls/account";
import type { AnyCall } from "@festival/contracts/calls/call";
import * as eventActs from "@festival/contracts/calls/eventActs";
import * as content from "@festival/contracts/calls/content";
import * as forms from "@festival/contracts/calls/forms";
import * as imports from "@festival/contracts/calls/imports";
import * as magazine from "@festival/contracts/calls/magazine";
import { mergeCalls } from "@festival/contracts/calls/merges";
import * as newsletter from "@festival/contracts/calls/newsletter";
import * as office from "@festival/contracts/calls/office";
import * as people from "@festival/contracts/calls/people";
import * as persons from "@festival/contracts/calls/persons";
import * as platform from "@festival/contracts/calls/platform";
import * as programme from "@festival/contracts/calls/programme";
import * as quiz from "@festival/contracts/calls/quiz";
import * as releases from "@festival/contracts/calls/releases";
import * as reviews from "@festival/contracts/calls/reviews";
import * as search from "@festival/contracts/calls/search";
import * as site from "@festival/contracts/calls/site";
import * as staff from "@festival/contracts/calls/staff";

const { homeBlockCalls: _home, sectionCalls: _sections, ...ofContent } = content;
const { sitemapPageSize: _size, ...ofSite } = site;
const definitions: Record<string, AnyCall> = {
  ...ofContent,
  ...eventActs,
  ...forms,
  ...imports,
  ...magazine,
  ...newsletter,
  ...office,
  ...people,
  ...persons,
  ...platform,
  ...programme,
  ...quiz,
  ...releases,
  ...reviews,
  ...search,
  ...ofSite,
  ...staff,
};
const keyOf = ({ method, path }: AnyCall) => `${method} ${path}`;
const named = (group: string, calls: Record<string, AnyCall>): [string, string][] =>
  Object.entries(calls).map(([name, call]) => [keyOf(call), group + name]);

const names = new Map([
  ...named("", definitions),
  ...named("accountCalls.", { ...accountCalls }),
  ...named("mergeCalls.", { ...mergeCalls }),
  ...named("internalAccountCalls.", { ...internalAccountCalls }),
]);

/** Of all calls that are defined one by one. */
export const callNames: readonly string[] = [...names.values()];

/** A call's name, as its definition is exported; calls that are made for a table have their address in it. */
export const nameOf = (call: AnyCall): string => names.get(keyOf(call)) ?? keyOf(call);
