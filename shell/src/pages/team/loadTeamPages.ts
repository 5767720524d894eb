import type { TeamMemberTeaser } from "@festival/contracts/api/team";
import { getTeamMember, listTeamMembers } from "@festival/contracts/calls/site";
import { ApiError } from "@festival/contracts/errors";
import { localize, type Locale } from "@festival/contracts/locales";
import type { LoadedPage, LoadResult, PageRequest } from "@festival/contracts/pageOwner";
import { href, parseId } from "@festival/contracts/routes";
import { translate } from "../../texts.ts";
import { sharedImage } from "../contentHead.ts";
import type { TeamData, TeamMemberData } from "./teamData.ts";

const nameOf = ({ first_name, last_name }: TeamMemberTeaser) => `${first_name} ${last_name}`.trim();

const memberHref = ({ id, slug }: TeamMemberTeaser, locale: Locale) =>
  href("teamMember", locale, { slug: slug[locale], id });

/** Everyone who makes the festival. */
export async function loadTeamPage({ api, locale }: PageRequest): Promise<LoadedPage<TeamData>> {
  const t = translate(locale);
  const found = await api.optional(listTeamMembers);
  const members = found ?? [];
  const byDepartment = Map.groupBy(members, ({ department }) => department);
  return {
    kind: "page",
    data: {
      isComplete: found !== null,
      departments: [...byDepartment].map(([name, colleagues]) => ({
        name,
        members: colleagues.map((member) => ({
          id: member.id,
          name: nameOf(member),
          role: member.role,
          email: member.email,
          phone: member.phone,
          href: memberHref(member, locale),
          image: member.image_obj,
        })),
      })),
    },
    head: {
      title: t("team.title"),
      description: t("team.description"),
      noIndex: members.length === 0,
    },
    alternates: localize((language) => href("team", language)),
  };
}

/** A member of the team; another slug redirects to theirs. */
export async function loadTeamMemberPage({
  api,
  locale,
  route: { params },
}: PageRequest): Promise<LoadResult<TeamMemberData>> {
  const id = parseId(params.id);
  if (!id) throw new ApiError("not_found", `"${params.id}" is no id.`);
  const member = await api.get(getTeamMember, { id });
  const address = memberHref(member, locale);
  if (params.slug !== member.slug[locale]) return { kind: "redirect", to: address, status: 301 };
  const name = nameOf(member);
  const { role, department, email, phone, image_obj: image, biography } = member;
  const description = [role, department].filter(Boolean).join(", ");
  const imageUrl = image ? sharedImage(image) : undefined;
  return {
    kind: "page",
    data: { id, name, role, department, email, phone, image, biography },
    head: {
      title: name,
      description: `${name}${description && `: ${description}`}`,
      openGraph: { type: "profile", ...(imageUrl && { imageUrl }) },
      jsonLd: [
        {
          "@context": "https://schema.org",
          "@type": "Person",
          name,
          jobTitle: role || undefined,
          email: email || undefined,
          telephone: phone || undefined,
          image: imageUrl,
          url: address,
        },
      ],
      trail: [
        { name: translate(locale)("team.title"), href: href("team", locale) },
        { name, href: address },
      ],
    },
    alternates: localize((language) => memberHref(member, language)),
  };
}
