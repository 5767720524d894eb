/** The reusable block in which staff keep the words of the question what may be loaded. */
export const consentBlock = "consent-text";
