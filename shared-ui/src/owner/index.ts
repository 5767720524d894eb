export { FragmentSlot } from "./FragmentSlot.tsx";
export { useOwner, usePage } from "./ownerContext.ts";
export { useSubject } from "./useSubject.ts";
