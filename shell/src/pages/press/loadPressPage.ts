import type { PressFile, PressImage } from "@festival/contracts/api/press";
import { listDownloadCategories, listDownloadDirectories } from "@festival/contracts/calls/site";
import { ApiError } from "@festival/contracts/errors";
import {
  type ImageFormat,
  imageFormats,
  imageUrl,
  renditionWidths,
} from "@festival/contracts/images";
import { type Locale, localize } from "@festival/contracts/locales";
import type { LoadedPage, PageRequest } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { translate } from "../../texts.ts";
import { describeFile } from "./describeFile.ts";
import type { PressData, PressDownload, PressPicture } from "./pressData.ts";

const fileDownload = (file: PressFile, locale: Locale): PressDownload => ({
  url: file.url,
  label: file.title || file.name,
  details: describeFile(file, locale),
  fileName: file.name,
});

/** The name of a saved picture: its title in letters that every system takes. */
function savedName(title: string, id: number): string {
  const plain = title
    .normalize("NFKD")
    .replaceAll("ß", "ss")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return plain || `image-${id}`;
}

const formatNames: Record<ImageFormat, string> = { jpg: "JPG", webp: "WebP", avif: "AVIF" };

/** What staff put beside the picture comes first, then the site's own formats, the plainest first. */
function downloadsOf({ id, title, image, files }: PressImage, locale: Locale): PressDownload[] {
  const width = renditionWidths(image.width).at(-1) ?? image.width;
  const height = Math.round((image.height * width) / image.width);
  return [
    ...files.map((file) => fileDownload(file, locale)),
    ...imageFormats.toReversed().map((format) => ({
      url: imageUrl(image.path, width, format),
      label: formatNames[format],
      // the same in all of them
      details: format === "jpg" ? `${width}\u00a0×\u00a0${height}` : "",
      fileName: `${savedName(title, id)}.${format}`,
    })),
  ];
}

const toPicture = (found: PressImage, locale: Locale): PressPicture => ({
  id: found.id,
  title: found.title,
  caption: found.caption,
  credit: found.credit_line || found.copyright,
  image: found.image,
  downloads: downloadsOf(found, locale),
});

/** The address of a category; the first one's is the page's own. */
const categoryHref = (locale: Locale, id: number, first: number) =>
  href("pressImages", locale, {}, { category: id === first ? undefined : id });

/** Pictures for the press, one category at a time. */
export async function loadPressPage({
  api,
  locale,
  route: { query },
}: PageRequest): Promise<LoadedPage<PressData>> {
  const t = translate(locale);
  const categories = await api.get(listDownloadCategories);
  const [first] = categories;
  const open = query.category ? categories.find(({ id }) => String(id) === query.category) : first;
  if (query.category && !open)
    throw new ApiError("not_found", `Category not found: ${query.category}.`);
  const directories = open ? await api.get(listDownloadDirectories, { category: open.id }) : [];
  const addressOf = (language: Locale, id: number) => categoryHref(language, id, first?.id ?? 0);
  return {
    kind: "page",
    data: {
      categories: categories.map(({ id, title }) => ({
        id,
        title,
        href: addressOf(locale, id),
        isOpen: id === open?.id,
      })),
      directories: directories.map(({ id, title, description, images, files }) => ({
        id,
        title,
        description,
        pictures: images.map((image) => toPicture(image, locale)),
        files: files.map((file) => fileDownload(file, locale)),
      })),
    },
    head: {
      title: open && open !== first ? `${open.title}, ${t("press.title")}` : t("press.title"),
      description: t("press.description"),
      noIndex: categories.length === 0,
    },
    alternates: localize((language) =>
      open ? addressOf(language, open.id) : href("pressImages", language),
    ),
  };
}
