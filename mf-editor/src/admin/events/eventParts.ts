// what the form of an event has besides, in one file
export { EventAside } from "./EventAside.tsx";
export { TypedClashes } from "./TypedClashes.tsx";
