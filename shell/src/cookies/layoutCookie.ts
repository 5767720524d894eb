import type { Layout } from "@festival/contracts/pageOwner";

/** Holds the layout of the mobile app until the browser is closed; only the server reads it. */
export const layoutCookie = "festival_layout";
export const mobileAppLayout: Layout = "mobileApp";
/** `1` asks for the layout of the mobile app, `0` for the usual one. */
export const mobileAppParameter = "beemobile";
