import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { both, insertImage, richText } from "../../testing/factories.ts";
import { staffCalls } from "../../testing/factories/site.ts";
import { browser, createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

const slug = { de: "ada-lang", en: "ada-lang" };

describe("the team", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  let call: ReturnType<typeof staffCalls>;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
    call = staffCalls(site, staff);
  });
  afterAll(() => site.close());

  const create = async (values: object = {}) =>
    (await call("POST", "team-members/", { last_name: "Lang", slug, ...values })).json();
  const list = async () => (await site.app.inject("/en/api/team-members/")).json();

  it("is empty where no member was entered", async () => {
    expect(await list()).toEqual([]);
  });

  it("is listed in the order of staff, with roles in the reader's language", async () => {
    const image = await insertImage(site.database);
    const second = await create({ position: 2 });
    const first = await create({
      first_name: "Ada",
      role: both("Director"),
      department: both("Direction"),
      email: "ada@festival.example",
      phone: "+49 228 000",
      image_id: image.id,
      position: 1,
    });
    const hidden = await create({ is_online: false });
    expect(await list()).toMatchObject([
      {
        id: first.id,
        first_name: "Ada",
        last_name: "Lang",
        slug,
        role: "Director (en)",
        department: "Direction (en)",
        email: "ada@festival.example",
        phone: "+49 228 000",
        image_obj: { id: image.id },
      },
      { id: second.id, image_obj: null },
    ]);
    expect((await site.app.inject("/en/api/team-members/")).headers["x-festival-tags"]).toBe(
      `image:${image.id},team-members`,
    );
    for (const { id } of [first, second, hidden]) await call("DELETE", `team-members/${id}/`);
  });

  it("tells of each member, of hidden ones to staff alone", async () => {
    const biography = { de: richText("Guten Tag"), en: richText("Hello") };
    const { id } = await create({ biography });
    const url = `/en/api/team-members/${id}/`;
    const answer = await site.app.inject(url);
    expect(answer.json().biography.blocks[0].text).toBe("Hello");
    expect(answer.headers["x-festival-tags"]).toBe(`team-member:${id}`);
    await call("POST", `team-members/${id}/`, { is_online: false, revision: 1 });
    expect((await site.app.inject(url)).statusCode).toBe(404);
    expect((await site.app.inject({ url, cookies: staff.cookies })).statusCode).toBe(200);
    expect((await site.app.inject("/en/api/team-members/999999/")).statusCode).toBe(404);
    expect((await site.app.inject("/en/api/team-members/ada/")).statusCode).toBe(404);
  });

  it("is searched and sorted by staff", async () => {
    const { id } = await create({ last_name: "Müller", role: both("Archivist") });
    const found = (await call("GET", "team-members/?search=muller%20archiv")).json();
    expect(found.results).toMatchObject([{ id, last_name: "Müller" }]);
    const sorted = (await call("GET", "team-members/?sort=-last_name")).json();
    expect(sorted.results[0]).toMatchObject({ last_name: "Müller" });
  });

  it("takes no pictures that there are not, no unsafe links, and nothing of visitors", async () => {
    const post = (values: object, caller = staff) =>
      call("POST", "team-members/", { last_name: "Lang", slug, ...values }, caller);
    const noPicture = await post({ image_id: 999_999 });
    expect(noPicture.json().details.fields).toEqual({ image_id: "unknown" });
    const unsafe = richText("Hello");
    unsafe.entityMap["0"] = {
      type: "LINK",
      mutability: "MUTABLE",
      data: { url: "javascript:alert(1)" },
    };
    const noLink = await post({ biography: { de: null, en: unsafe } });
    expect(noLink.json().details.fields).toEqual({ biography: "invalid" });
    expect((await post({ email: "ada" })).statusCode).toBe(422);
    expect((await post({ slug: { de: "Ada Lang", en: "ada" } })).statusCode).toBe(422);
    expect((await post({}, await browser(site))).statusCode).toBe(401);
  });
});
