import { locales } from "@festival/contracts/locales";

/** How the addresses begin that the backend answers itself. */
export const backendPrefixes = [
  ...locales.flatMap((locale) => [`/${locale}/api`, `/${locale}/pageeditor-api`]),
  "/api",
  "/media",
];
