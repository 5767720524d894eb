import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyInstance } from "fastify";
import type { CollectionNames } from "./plugins/cacheTags.ts";

type Routes = readonly FastifyPluginAsyncTypebox[];

/** What a room offers, by who may call it. `app.ts` registers each list in the scope of its callers. */
export interface Room {
  /** For everybody; a call of a visitor that changes something carries `requireVisitorCsrf` itself. */
  visitor?: {
    /** Below `/{lang}/api`. */
    api?: Routes;
    /** Below `/{lang}/pageeditor-api`, where the editor reads them too. */
    pageeditorApi?: Routes;
    /** Below `/api`: addresses that end with the language. */
    languageLast?: Routes;
  };
  /** For signed-in staff, below `/{lang}/pageeditor-api`. Resources name themselves what is for admins. */
  staff?: Routes;
  /** For admins among them. */
  admin?: Routes;
  /** For our own processes, below `/internal`. */
  internal?: Routes;
  /** For our own processes in the name of signed-in staff, below `/internal`. */
  internalStaff?: Routes;
  /** Decorates the app with what the room offers to others, before there are any routes. */
  decorate?(app: FastifyInstance, secrets: { internalSecret: string }): void;
  /** Each says which jobs it handles. */
  jobs?: readonly ((app: FastifyInstance) => void)[];
  /**
   * Tags of collections whose names are neither plain plurals of the tags of their rows nor the name of the
   * resource that staff keep.
   */
  collections?: CollectionNames;
}
