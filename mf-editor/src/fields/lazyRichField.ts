import { lazy } from "react";

/** Fetches the field of rich texts, with draft-js. */
export const fetchRichField = () => import("./richText/RichField.tsx");

/** In a chunk of its own, with draft-js. */
export const RichField = lazy(async () => ({ default: (await fetchRichField()).RichField }));
