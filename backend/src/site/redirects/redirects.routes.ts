import { Redirect } from "@festival/contracts/api/content";
import * as calls from "@festival/contracts/calls/site";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { dependOn } from "../../platform/plugins/cacheTags.ts";
import { countMissed } from "./missedAddresses.ts";
import { redirectPath } from "./redirectPath.ts";
import { getNewPath } from "./redirects.repository.ts";

/** Asked before an address is answered with 404. */
export const redirectRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const noteMissed = countMissed(app);
  handle(
    app,
    calls.getRedirect,
    {
      schema: {
        summary: "Where readers of a path are to be led by a redirect with status 301",
        params: Type.Object({ "*": Type.String({ maxLength: 500 }) }),
        response: { 200: Redirect },
      },
    },
    async ({ locale, params, isInternal }) => {
      dependOn("redirects");
      // the router has decoded it
      const path = redirectPath(`/${locale}/${encodeURIComponent(params["*"])}`);
      const newPath = path && (await getNewPath(app.database, path));
      // the shell asks for readers, staff try an address by themselves
      if (path && !newPath && isInternal) noteMissed(path);
      if (!newPath) throw new ApiError("not_found", "No redirect for this path.");
      return { new_path: newPath };
    },
  );
};
