import type { TeamMember } from "@festival/contracts/api/team";
import { ApiError } from "@festival/contracts/errors";
import type { PageRequest } from "@festival/contracts/pageOwner";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { describe, expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { TeamMemberPage } from "./TeamMemberPage.tsx";
import { TeamPage } from "./TeamPage.tsx";
import { texts } from "../../texts.ts";
import { pageRequest } from "../testContentPage.ts";
import { loadTeamMemberPage, loadTeamPage } from "./loadTeamPages.ts";

function member(given: Partial<TeamMember> = {}): TeamMember {
  return {
    id: 3,
    first_name: "Benno",
    last_name: "Trautwein",
    slug: { de: "benno-trautwein", en: "benno-trautwein-en" },
    role: "Pressesprecher",
    department: "Kommunikation",
    email: "presse@musikfest.example",
    phone: "0228 000 002",
    image_obj: {
      id: 1,
      alias: "Kopf aus Kreisen",
      description: "",
      copyright: "",
      width: 900,
      height: 1200,
      path: "/media/images/1-a",
      color: "#005abe",
    },
    biography: null,
    ...given,
  };
}

const bare = member({
  id: 4,
  first_name: "",
  last_name: "Donaudampfschifffahrtskapitän",
  slug: { de: "donau", en: "danube" },
  role: "",
  department: "",
  email: "",
  phone: "",
  image_obj: null,
});

async function showTeam(members: TeamMember[] | Error) {
  const page = await loadTeamPage(pageRequest({ "/de/api/team-members/": members }));
  return renderScreen(TeamPage, texts, testPage({ url: "/de/team", data: page.data }));
}

const requestFor = (params: Record<string, string>, answer?: TeamMember): PageRequest =>
  pageRequest({ "/de/api/team-members/3/": answer ?? member() }, params);

describe("the team", () => {
  it("shows its title and a notice where the list can't be read", async () => {
    const { container } = await showTeam(new ApiError("unavailable", "no answer"));
    expect(screen.getByRole("heading", { level: 1, name: "Team" })).toBeTruthy();
    expect(screen.getByText(/^Das Team kann gerade nicht gezeigt werden/)).toBeTruthy();
    expect(screen.queryByText(/demnächst/)).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("lists people by department, each with page, email address and telephone", async () => {
    const { container } = await showTeam([bare, member(), member({ id: 5, last_name: "Zwei" })]);
    expect(screen.getAllByRole("heading", { level: 2 }).map((found) => found.textContent)).toEqual([
      "Weitere",
      "Kommunikation",
    ]);
    const link = screen.getByRole("link", { name: "Benno Trautwein" });
    expect(link.getAttribute("href")).toBe("/de/team/benno-trautwein/3");
    const entry = within(link.closest("li") ?? document.body);
    expect(entry.getByRole("link", { name: "0228 000 002" }).getAttribute("href")).toBe(
      "tel:0228000002",
    );
    expect(screen.getByText("Donaudampfschifffahrtskapitän")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("shows a notice where no member is named yet, and is then not indexed", async () => {
    const { container } = await showTeam([]);
    expect(screen.getByText(/stellt sich demnächst/)).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
    const { head } = await loadTeamPage(pageRequest({ "/de/api/team-members/": [] }));
    expect(head.noIndex).toBe(true);
  });
});

describe("a member of the team", () => {
  const show = async (given: TeamMember) => {
    const slug = given.slug.de;
    const result = await loadTeamMemberPage(requestFor({ slug, id: "3" }, given));
    if (result.kind !== "page") throw new Error("It leads elsewhere.");
    const url = `/de/team/${slug}/3`;
    return renderScreen(TeamMemberPage, texts, testPage({ url, data: result.data }));
  };

  it("says what they do and how to reach them, and leads back", async () => {
    const { container } = await show(member());
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "Pressesprecher Benno Trautwein",
    );
    expect(screen.getByRole("link", { name: "Team" }).getAttribute("href")).toBe("/de/team");
    const mail = screen.getByRole("link", { name: "presse@musikfest.example" });
    expect(mail.getAttribute("href")).toBe("mailto:presse@musikfest.example");
    expect(await axeProblems(container)).toEqual([]);
  });

  it("reads well with nothing but a name", async () => {
    const { container } = await show(bare);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(bare.last_name);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("is led to from another slug, and is known in both languages", async () => {
    expect(await loadTeamMemberPage(requestFor({ slug: "benno", id: "3" }))).toEqual({
      kind: "redirect",
      to: "/de/team/benno-trautwein/3",
      status: 301,
    });
    expect(
      await loadTeamMemberPage(requestFor({ slug: "benno-trautwein", id: "3" })),
    ).toMatchObject({
      alternates: { de: "/de/team/benno-trautwein/3", en: "/en/team/benno-trautwein-en/3" },
      head: {
        title: "Benno Trautwein",
        jsonLd: [{ "@type": "Person", jobTitle: "Pressesprecher" }],
        trail: [
          { name: "Team", href: "/de/team" },
          { name: "Benno Trautwein", href: "/de/team/benno-trautwein/3" },
        ],
      },
    });
  });

  it.each(["x", "0", "9"])("is not found by %s", async (id) => {
    const loading = loadTeamMemberPage(requestFor({ slug: "benno-trautwein", id }));
    await expect(loading).rejects.toMatchObject({ code: "not_found" });
  });
});
