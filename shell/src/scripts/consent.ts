import { decidedVersion } from "../consent/decidedVersion.ts";

// In the head of a page that asks for consent, before the first paint: keeps room for the question where this
// visitor has not decided on the version that the server wrote.
const { dataset } = document.documentElement;
if (!(decidedVersion(document.cookie) >= Number(dataset.consent))) dataset.consent = "open";
