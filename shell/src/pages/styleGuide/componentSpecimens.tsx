import type { Image, RichText as RichTextContent } from "@festival/contracts/api/common";
import {
  Arrow,
  BackLink,
  Card,
  CardPicture,
  CardTitle,
  Chip,
  Container,
  ExternalIframe,
  PageTitle,
  Pagination,
  Picture,
  PictureCaption,
  Profile,
  ProfileHead,
  ProfileText,
  RichText,
  Share,
  VisuallyHidden,
} from "@festival/shared-ui";
import { buttonSpecimens } from "./buttonSpecimens.tsx";
import { here, type ComponentSpecimen, type SampleContext } from "./specimen.ts";
import styles from "./StyleGuidePage.module.css";

const rich = (text: string): RichTextContent => ({
  blocks: (["unstyled", "unordered-list-item", "ordered-list-item"] as const).map((type) => ({
    key: type,
    text,
    type,
    depth: 0,
    inlineStyleRanges: [
      { offset: 0, length: 4, style: "BOLD" },
      { offset: 5, length: 5, style: "ITALIC" },
    ],
    entityRanges: [{ offset: 11, length: 8, key: 0 }],
  })),
  entityMap: {
    0: {
      type: "LINK",
      mutability: "MUTABLE",
      data: { url: "https://example.org", newWindow: true },
    },
  },
});

function small({ t, image }: SampleContext): ComponentSpecimen[] {
  const [word, long] = [t("sample.word"), t("sample.long")];
  return [
    {
      name: "Arrow",
      states: [
        {
          state: "normal",
          shown: (["right", "left", "out", "down"] as const).map((direction) => (
            <Arrow key={direction} direction={direction} />
          )),
        },
      ],
    },
    {
      name: "BackLink",
      states: [
        { state: "normal", shown: <BackLink href={here}>{t("sample.back")}</BackLink> },
        { state: "long", shown: <BackLink href={here}>{long}</BackLink> },
      ],
    },
    {
      name: "Chip",
      states: [
        { state: "normal", shown: <Chip href={here}>{word}</Chip> },
        {
          state: "chosen",
          shown: (
            <Chip href={here} selected removeLabel={t("sample.remove")}>
              {word}
            </Chip>
          ),
        },
        { state: "long", shown: <Chip href={here}>{long}</Chip> },
        { state: "off", shown: <Chip>{word}</Chip> },
      ],
    },
    {
      name: "Share",
      states: [
        {
          state: "normal",
          shown: (
            <Share
              title={word}
              summary={t("sample.line")}
              label={t("sample.share")}
              copied={t("sample.copied")}
            />
          ),
        },
      ],
    },
    {
      name: "VisuallyHidden",
      states: [{ state: "normal", shown: <VisuallyHidden>{word}</VisuallyHidden> }],
    },
    {
      name: "Picture",
      states: image
        ? [
            { state: "normal", shown: <Picture image={image} sizes="100vw" /> },
            { state: "small", shown: <Picture image={image} sizes="20rem" decorative /> },
          ]
        : [],
    },
    {
      name: "PictureCaption",
      states: [
        {
          state: "normal",
          shown: (
            <figure>
              <PictureCaption image={{ description: long, copyright: word }} />
            </figure>
          ),
        },
      ],
    },
  ];
}

function large({ t, image }: SampleContext): ComponentSpecimen[] {
  const [word, long, paragraph] = [t("sample.word"), t("sample.long"), t("sample.paragraph")];
  const pagination = (page: number, pages: number) => (
    <Pagination
      page={page}
      pages={pages}
      hrefOf={() => here}
      labels={{
        navigation: t("sample.pages.label"),
        previous: t("sample.pages.previous"),
        next: t("sample.pages.next"),
        page: (number) => t("sample.pages.page", { number }),
      }}
    />
  );
  const card = (title: string, shape?: "portrait") => (
    <Card>
      {image && <CardPicture image={image} sizes="20rem" {...(shape && { shape })} />}
      <CardTitle level={3} {...(shape && { look: "name" })}>
        <a href={here}>{title}</a>
      </CardTitle>
      <p>{t("sample.line")}</p>
    </Card>
  );
  const profile = (picture: Image | null, title: string) => (
    <Profile>
      <ProfileHead
        image={picture}
        title={title}
        preline={t("sample.preline")}
        back={<BackLink href={here}>{t("sample.back")}</BackLink>}
      />
      <ProfileText aside={t("sample.line")}>
        <p>{paragraph}</p>
      </ProfileText>
    </Profile>
  );
  return [
    {
      name: "PageTitle",
      states: [
        { state: "normal", shown: <PageTitle preline={t("sample.preline")}>{word}</PageTitle> },
        { state: "chosen", shown: <PageTitle size="display">{word}</PageTitle> },
        { state: "long", shown: <PageTitle>{long}</PageTitle> },
      ],
    },
    {
      name: "Card",
      states: [
        { state: "normal", shown: card(word) },
        { state: "small", shown: card(word, "portrait") },
        { state: "long", shown: card(long) },
      ],
    },
    {
      name: "Pagination",
      states: [
        { state: "normal", shown: pagination(5, 12) },
        { state: "small", shown: pagination(1, 2) },
        { state: "empty", shown: pagination(1, 1) },
      ],
    },
    {
      name: "RichText",
      states: [
        { state: "normal", shown: <RichText content={rich(paragraph)} /> },
        { state: "long", shown: <RichText content={rich(long)} /> },
        { state: "empty", shown: <RichText content={{ blocks: [], entityMap: {} }} /> },
      ],
    },
    {
      name: "Container",
      states: [
        { state: "normal", shown: <Container>{paragraph}</Container> },
        {
          state: "chosen",
          shown: (
            <Container grid>
              <div className={styles.half}>{paragraph}</div>
              <div className={styles.half}>{paragraph}</div>
            </Container>
          ),
        },
      ],
    },
    {
      name: "ExternalIframe",
      states: (["normal", "bare"] as const).map((state) => ({
        state,
        shown: (
          <ExternalIframe
            frame={{
              service: "youtube",
              src: "https://www.youtube-nocookie.com/embed/example",
              address: "https://www.youtube.com/watch?v=example",
              shape: "film",
            }}
            kind="watch"
            title={word}
            image={state === "bare" ? null : image}
          />
        ),
      })),
    },
    {
      name: "Profile",
      states: [
        { state: "normal", shown: profile(image, word) },
        { state: "long", shown: profile(image, long) },
        { state: "bare", shown: profile(null, word) },
      ],
    },
  ];
}

/** Every component of shared-ui in each of its states; the sections have specimens of their own. */
export function componentSpecimens(context: SampleContext): ComponentSpecimen[] {
  return [...small(context), ...buttonSpecimens(context), ...large(context)];
}
