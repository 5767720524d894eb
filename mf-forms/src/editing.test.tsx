import { faceProblems, onServer, staffPage } from "@festival/shared-ui/editing/testing";
import { describe, expect, it } from "@jest/globals";
import { face } from "./editing.ts";
import { testForm } from "./testing/testForm.ts";

const { owner } = await onServer(() => import("./server.ts"));

const answers = {
  "/de/api/forms/contact/": testForm(),
  "/de/api/forms/newsletter/": testForm({ slug: "newsletter", intro: "" }),
};

describe("the face of mf-forms", () => {
  it.each(["/de/forms/contact", "/de/newsletter"])(
    "finds all that can be edited: %s",
    async (url) => {
      expect(await faceProblems({ owner, face, url, answers })).toEqual([]);
      const { admin } = face.places(await staffPage({ owner, url, answers }));
      expect(admin).toEqual({ resource: "forms", id: 3 });
    },
  );

  it("leads to the form from its thanks, which show none of its fields", async () => {
    const url = "/de/forms/contact?sent=1";
    const { fields, admin } = face.places(await staffPage({ owner, url, answers }));
    expect([fields, admin]).toEqual([[], { resource: "forms", id: 3 }]);
  });
});
