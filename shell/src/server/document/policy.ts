import { randomBytes } from "node:crypto";
import { addressOf } from "@festival/contracts/calls/call";
import { reportPolicyViolation } from "@festival/contracts/calls/releases";
import { possibleServices } from "@festival/contracts/consent";
import type { PublicSettings } from "@festival/contracts/api/settings";
import { providers } from "@festival/contracts/embeds/providers";

type PolicySettings = Pick<PublicSettings, "tag_manager_id" | "starmate_domain" | "map_provider">;

const noServices: PolicySettings = {
  tag_manager_id: "",
  starmate_domain: "",
  map_provider: "none",
};

/** Where the tag manager's scripts come from, and where what it runs may report to. */
const tagManager = {
  scripts: "https://www.googletagmanager.com",
  reports: [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.g.doubleclick.net",
  ],
};

/** Frames of every service that drafts may embed too; whether one is shown is up to each visitor. */
function frameSources(settings: PolicySettings): string[] {
  const named = possibleServices(settings).flatMap((service) => providers[service].frames ?? []);
  const domain = settings.starmate_domain;
  return domain ? [...named, `https://${domain}`, `https://*.${domain}`] : named;
}

/** Hashes of what stands in a document instead of being fetched, as the policy names them. */
interface Inline {
  scripts: readonly string[];
  styles: readonly string[];
}

/** What the editor and the admin area need besides, in documents that only signed-in staff get. */
interface ForStaff {
  /** Of this one document; their libraries put it on the style elements that they make. */
  nonce: string;
}

function contentSecurityPolicy(
  settings: PolicySettings,
  { scripts, styles }: Inline,
  staff?: ForStaff,
): string {
  const hasTags = Boolean(settings.tag_manager_id);
  const reports = hasTags ? tagManager.reports : [];
  const quoted = (hash: string) => `'${hash}'`;
  const sources = (...allowed: string[]) => allowed.join(" ");
  const forStaff = (...allowed: string[]) => (staff ? allowed : []);
  return [
    "default-src 'none'",
    sources("script-src 'self'", ...scripts.map(quoted), ...(hasTags ? [tagManager.scripts] : [])),
    sources(
      "style-src 'self'",
      ...styles.map(quoted),
      ...forStaff(quoted(`nonce-${staff?.nonce}`)),
    ),
    // pictures carry their ground colour as an attribute, rendered on the server
    "style-src-attr 'unsafe-inline'",
    // pictures that are being uploaded
    sources("img-src 'self' data:", ...forStaff("blob:"), ...reports),
    "font-src 'self'",
    "media-src 'self'",
    sources("connect-src 'self'", ...reports),
    // previews of the site's own pages
    sources("frame-src", ...forStaff("'self'"), ...frameSources(settings)),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    // all engines know it; its successor needs a header more and is not sent by all
    `report-uri ${addressOf(reportPolicyViolation)}`,
  ].join("; ");
}

/**
 * What a document with these settings, and these scripts and sheets in it, may load and do. It is made with the
 * document, kept with it and dropped with it when the settings change.
 * @param staff only for documents of signed-in staff, which nothing keeps
 */
export function policyFor(
  settings: PolicySettings | null,
  inline: Partial<Inline> = {},
  staff?: ForStaff,
): string {
  const present = { scripts: [], styles: [], ...inline };
  return contentSecurityPolicy(settings ?? noServices, present, staff);
}

/** A nonce for one document. */
export const newNonce = (): string => randomBytes(16).toString("base64");

/** Headers of every document; a page's own policy replaces the one that stands here. */
export const documentHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": policyFor(null),
  // `no-referrer` would make browsers send `Origin: null` with form posts
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "cross-origin-opener-policy": "same-origin",
};

/** Of pages whose address is a key: other sites get no more than our name. */
export const personalReferrerPolicy = "strict-origin";
