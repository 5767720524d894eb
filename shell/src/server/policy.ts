import { inlineScriptHash } from "./compose.ts";

/** What a document of ours may load and do. */
const contentSecurityPolicy = [
  "default-src 'none'",
  `script-src 'self' '${inlineScriptHash}'`,
  "style-src 'self'",
  // pictures carry their ground colour as an attribute, rendered on the server
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
].join("; ");

/** Headers of every document. */
export const documentHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": contentSecurityPolicy,
  // `no-referrer` would make browsers send `Origin: null` with form posts
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "cross-origin-opener-policy": "same-origin",
};

/** Of pages whose address is a key: nobody is told more than our name. */
export const personalReferrerPolicy = "strict-origin";
