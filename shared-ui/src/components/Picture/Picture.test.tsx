import { describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { axeProblems } from "../../owner/testing.tsx";
import { testImage } from "../testImage.ts";
import { Picture } from "./Picture.tsx";

describe("Picture", () => {
  const widthsIn = (container: HTMLElement) =>
    [...container.querySelectorAll("source")].map(({ srcset }) =>
      srcset.split(", ").map((one) => one.split(" ")[1]),
    );

  it("offers every format, best first, and the picture's measures", async () => {
    const { container } = render(<Picture image={testImage()} sizes="50vw" />);
    const sources = [...container.querySelectorAll("source")];
    expect(sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
    expect(sources[0]?.srcset).toContain("/media/images/12-9f3c/480.avif 480w");
    const image = screen.getByRole("img", { name: "Harmonograph in Es-Dur" });
    expect(image).toMatchObject({ width: 1800, height: 1350 });
    expect(sources[1]?.sizes).toBe(
      "(min-resolution: 3dppx) 27vw, (min-resolution: 2dppx) 32vw, 50vw",
    );
    expect(await axeProblems(container)).toEqual([]);
  });

  it("never asks for more than the original holds", () => {
    const { container } = render(<Picture image={testImage({ width: 800 })} sizes="100vw" />);
    const widths = ["320w", "480w", "768w"];
    expect(widthsIn(container)).toEqual([widths, widths]);
  });

  it("never asks for more than its place can show", () => {
    const { container, rerender } = render(<Picture image={testImage()} sizes="14rem" />);
    expect(widthsIn(container)[0]).toEqual(["320w"]);
    rerender(<Picture image={testImage()} sizes="(min-width: 40em) 20rem, 7rem" />);
    expect(widthsIn(container)[0]).toEqual(["320w", "480w"]);
    rerender(<Picture image={testImage()} sizes="(min-width: 48em) 14rem, 40vw" />);
    expect(widthsIn(container)[0]).toHaveLength(5);
  });

  it("asks for fewer than all pixels of its place where the screen is sharp", () => {
    const sizesOf = (sizes: string) => {
      const { container } = render(<Picture image={testImage()} sizes={sizes} />);
      return container.querySelector("source")?.sizes.split(", ");
    };
    expect(sizesOf("(min-width: 64em) 60vw, (min-width: 48em) 20rem, 80vw")).toEqual([
      "(min-resolution: 3dppx) and (min-width: 64em) 33vw",
      "(min-resolution: 3dppx) and (min-width: 48em) 11rem",
      "(min-resolution: 3dppx) 44vw",
      "(min-resolution: 2dppx) and (min-width: 64em) 39vw",
      "(min-resolution: 2dppx) and (min-width: 48em) 13rem",
      "(min-resolution: 2dppx) 52vw",
      "(min-width: 64em) 60vw",
      "(min-width: 48em) 20rem",
      "80vw",
    ]);
    expect(sizesOf("14rem")).toEqual(["14rem"]);
    expect(sizesOf("(min-resolution: 2dppx) 18vw, 30vw")).toHaveLength(2);
  });

  it("has one JPEG for browsers that know nothing newer", () => {
    render(<Picture image={testImage()} sizes="100vw" />);
    const image = screen.getByRole("img");
    expect(image.getAttribute("src")).toBe("/media/images/12-9f3c/768.jpg");
    expect(image.getAttribute("srcset")).toBeNull();
  });

  it("asks for the smallest rendition of a tiny original", () => {
    const { container } = render(<Picture image={testImage({ width: 120 })} sizes="100vw" />);
    expect(container.querySelector("img")?.getAttribute("src")).toBe(
      "/media/images/12-9f3c/320.jpg",
    );
  });

  it("loads when it comes near, and at once when it matters most", () => {
    const { rerender } = render(<Picture image={testImage()} sizes="100vw" />);
    expect(screen.getByRole("img").getAttribute("loading")).toBe("lazy");
    rerender(<Picture image={testImage()} sizes="100vw" priority />);
    expect(screen.getByRole("img").getAttribute("loading")).toBe("eager");
    expect(screen.getByRole("img").getAttribute("fetchpriority")).toBe("high");
  });

  it("says nothing when it is decoration", async () => {
    const { container } = render(<Picture image={testImage()} sizes="100vw" decorative />);
    expect(screen.queryByRole("img")).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("keeps to the point that must be seen", () => {
    const image = testImage({ focal_point: { x: 0.25, y: 0.8 } });
    render(<Picture image={image} sizes="100vw" />);
    expect(screen.getByRole("img").style.objectPosition).toBe("25% 80%");
  });

  it("shows the picture's colour until it is there", () => {
    const { container } = render(<Picture image={testImage()} sizes="100vw" />);
    expect(container.querySelector("svg")?.getAttribute("fill")).toBe("#005abe");
    expect(container.querySelector("[style]")).toBeNull();
  });
});
