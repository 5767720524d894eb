// Names of cookies and headers that browser, shell and backend agree on.

/** What the key that signs sessions' tokens is derived for, from the secret that shell and backend share. */
export const sessionTokenPurpose = "session tokens";
export const sessionCookie = "festival_session";
/** Of a browser in which a member of staff has signed in before. */
export const deviceCookie = "festival_device";
/** Holds the secret from which a browser's CSRF tokens are made. */
export const csrfSecretCookie = "festival_csrf";
/** Readable by scripts; its value goes into the header. */
export const csrfCookie = "csrftoken";
export const csrfHeader = "x-csrftoken";
/** Carries the shared secret of calls from the shell's server to the backend. */
export const internalHeader = "x-festival-internal";
/** The visitor's address, as the edge saw it, on calls with the shared secret. */
export const clientAddressHeader = "x-festival-client";
/** On calls with the shared secret, for signed-in staff: asks for the working copy, with the value "working". */
export const previewHeader = "x-festival-preview";
/** On the navigator's requests for pages while its reader edits, with the value "1"; it counts for staff alone. */
export const editHeader = "x-festival-edit";
/** Allows to change a visitor's plan; answered once, when it is made. */
export const planSecretHeader = "x-festival-plan-secret";
/** Names a request in all logs. One that comes from outside is taken over if it looks like this. */
export const requestIdHeader = "x-request-id";
export const requestIdPattern = /^[\w.-]{8,64}$/;
/** Of W3C's Trace Context: which trace a request belongs to. */
export const traceHeader = "traceparent";
/** On answers: what they show, as tags with commas between them, such as "event:12,venues". */
export const cacheTagsHeader = "x-festival-tags";
/** On answers: when they change by themselves by the festival's clock, ISO 8601 in UTC. */
export const changesAtHeader = "x-festival-changes-at";

/**
 * What a cookie that only servers read is called: over HTTPS it has the prefix for which browsers take it
 * from this very host alone, so that no neighbouring site can plant one.
 * @example cookieName("festival_session", true) => "__Host-festival_session"
 */
export const cookieName = (name: string, isSecure: boolean): string =>
  isSecure ? `__Host-${name}` : name;
