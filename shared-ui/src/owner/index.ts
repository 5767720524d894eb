export { useBus } from "./busContext.ts";
export { useBusValue } from "./useBusValue.ts";
export { fragment, type FragmentsOf } from "./fragments.ts";
export { FragmentSlot } from "./FragmentSlot.tsx";
export { i18nFor, translatorOf } from "./i18nFor.ts";
export { useOwner, usePage } from "./ownerContext.ts";
export { screen, type ScreenProps, type ScreensOf, type TextsByLocale } from "./screens.ts";
export { useHydrated } from "./useHydrated.ts";
export { useSubject } from "./useSubject.ts";
