import type { ArtworkGround } from "../../artwork/spec.ts";
import type { DemoArtist } from "../types.ts";
import { portrait } from "../artwork.ts";
import { both, same, slugify } from "../localized.ts";
import { roles, type RoleKey } from "../roles.ts";

const grounds: ArtworkGround[] = ["blue", "rose", "navy", "ice", "pink", "paper"];

/** An artist of the season; the key is the slug of the name. */
export function artist(
  firstName: string,
  lastName: string,
  role: RoleKey,
  de: string,
  en: string,
  series?: "resident" | "fellowship",
): DemoArtist {
  const name = `${firstName} ${lastName}`;
  const key = slugify(name);
  // neighbours in a list should differ; the first letters spread well enough
  const ground = grounds[(key.length + key.charCodeAt(0) + key.charCodeAt(1)) % grounds.length];
  return {
    key,
    firstName,
    lastName,
    slug: same(key),
    role: roles[role],
    biography: both(de, en),
    artwork: portrait(`artist-${key}`, name, ground ?? "paper"),
    residentArtist: series === "resident",
    fellowshipArtist: series === "fellowship",
  };
}
