import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyInstance } from "fastify";
import type { CollectionNames } from "./plugins/cacheTags.ts";

type Routes = readonly FastifyPluginAsyncTypebox[];

/**
 * What a room offers, by who may call it. `app.ts` registers each list in the scope of its callers, which takes no
 * call whose definition is for others.
 */
export interface Room {
  /** For visitors, and everyone else. */
  visitor?: Routes;
  /** For signed-in staff, and admins among them where a call's definition says so. */
  staff?: Routes;
  /** For admins among them. */
  admin?: Routes;
  /** For teams that release from elsewhere, each by a key for its remote. */
  team?: Routes;
  /** For our own processes. */
  internal?: Routes;
  /** For our own processes in the name of signed-in staff. */
  internalStaff?: Routes;
  /** Decorates the app with what the room offers to others, before there are any routes. */
  decorate?(
    app: FastifyInstance,
    secrets: { internalSecret: string; otherSecret?: string | undefined },
  ): void;
  /** Each says which jobs it handles. */
  jobs?: readonly ((app: FastifyInstance) => void)[];
  /**
   * Tags of collections whose names are neither plain plurals of the tags of their rows nor the name of the
   * resource that staff keep.
   */
  collections?: CollectionNames;
}
