import { markReading } from "../document/reading.ts";

// In the head of a booklet, before the first paint: no bright page flashes in a dark hall.
markReading(document.documentElement);
