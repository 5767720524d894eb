/** For `useId`: each root has its own, the same on both sides. */
export const headerPrefix = "header-";
export const footerPrefix = "footer-";
