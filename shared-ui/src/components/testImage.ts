import type { Image } from "@festival/contracts/api/common";

/** A picture for tests. */
export function testImage(given: Partial<Image> = {}): Image {
  return {
    id: 12,
    alias: "Harmonograph in Es-Dur",
    description: "",
    copyright: "",
    width: 1800,
    height: 1350,
    path: "/media/images/12-9f3c",
    color: "#005abe",
    ...given,
  };
}
