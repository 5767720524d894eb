/**
 * The declarative part of react-router, as the shell shares it at run time. A shared module is
 * shared whole: through this facade it weighs 5 KB instead of 52. Its hooks come in with the first
 * screen that needs one; so far a page's address and parameters are part of the page. Plain
 * TypeScript, since the shell's server hands the very same module to the owners' server bundles.
 */
export { Route, Router, Routes } from "react-router";
export type { Navigator } from "react-router";
