import { describe, expect, it } from "@jest/globals";
import { documentHeaders, policyFor } from "./policy.ts";

const settings = { tag_manager_id: "", starmate_domain: "", map_provider: "none" } as const;

/** The sources of one directive. */
function sourcesOf(policy: string, directive: string): string[] {
  const found = policy.split("; ").find((part) => part.startsWith(`${directive} `));
  return found?.split(" ").slice(1) ?? [];
}

describe("the policy of a document", () => {
  it("has these directives, and closes what none of them names", () => {
    const directives = policyFor(settings)
      .split("; ")
      .map((part) => part.replaceAll(/ 'sha256-[^']+'/g, " #"))
      .filter((part) => !part.startsWith("frame-src "));
    expect(directives).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "media-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      "base-uri 'none'",
      "report-uri /api/policy-reports/",
    ]);
  });

  it("comes with these headers on every document", () => {
    expect(documentHeaders).toEqual({
      "content-security-policy": policyFor(null),
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-content-type-options": "nosniff",
      "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
      "cross-origin-opener-policy": "same-origin",
    });
  });

  it("lets no other site run scripts where there is no tag manager", () => {
    const policy = policyFor(settings);
    const scripts = sourcesOf(policy, "script-src");
    expect(scripts).toEqual(["'self'"]);
    expect(sourcesOf(policy, "connect-src")).toEqual(["'self'"]);
    expect(sourcesOf(policy, "img-src")).toEqual(["'self'", "data:"]);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|strict-dynamic/);
  });

  it("names the tag manager's origin where the settings have an id, and nothing wider", () => {
    const policy = policyFor({ ...settings, tag_manager_id: "GTM-ABCD" });
    expect(sourcesOf(policy, "script-src")).toEqual(["'self'", "https://www.googletagmanager.com"]);
    expect(sourcesOf(policy, "connect-src")).toContain("https://*.google-analytics.com");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it("allows the scripts that stand in the document, and no other inline script", () => {
    const policy = policyFor(settings, { scripts: ["sha256-a", "sha256-b"] });
    expect(sourcesOf(policy, "script-src")).toEqual(["'self'", "'sha256-a'", "'sha256-b'"]);
  });

  it("allows the sheets that stand in the document, and no other style element", () => {
    expect(sourcesOf(policyFor(settings), "style-src")).toEqual(["'self'"]);
    const policy = policyFor(settings, { styles: ["sha256-a", "sha256-b"] });
    expect(sourcesOf(policy, "style-src")).toEqual(["'self'", "'sha256-a'", "'sha256-b'"]);
  });

  it("frames the providers of the one table, and no map without a provider", () => {
    const frames = sourcesOf(policyFor(settings), "frame-src");
    expect(frames).toContain("https://www.youtube-nocookie.com");
    expect(frames.filter((source) => /openstreetmap|google\.com/.test(source))).toEqual([]);
    expect(frames).not.toContain("https:");
  });

  it("frames what the settings name", () => {
    const frames = sourcesOf(
      policyFor({ ...settings, starmate_domain: "stars.example", map_provider: "openstreetmap" }),
      "frame-src",
    );
    expect(frames).toEqual(
      expect.arrayContaining([
        "https://stars.example",
        "https://*.stars.example",
        "https://www.openstreetmap.org",
      ]),
    );
  });

  it("allows staff's documents styles by their nonce, pictures of uploads and frames of this site", () => {
    const inline = { scripts: ["sha256-a"], styles: ["sha256-b"] };
    const policy = policyFor(settings, inline, { nonce: "c2VjcmV0" });
    expect(sourcesOf(policy, "style-src")).toEqual(["'self'", "'sha256-b'", "'nonce-c2VjcmV0'"]);
    expect(sourcesOf(policy, "img-src")).toEqual(["'self'", "data:", "blob:"]);
    expect(sourcesOf(policy, "frame-src")[0]).toBe("'self'");
    const others = policy.replace(" 'nonce-c2VjcmV0'", "").replace(" blob:", "");
    expect(others.replace("frame-src 'self'", "frame-src")).toBe(policyFor(settings, inline));
  });

  it("allows nothing of the kind where the request for the settings fails", () => {
    expect(documentHeaders["content-security-policy"]).toBe(policyFor(null));
    expect(policyFor(null)).toBe(policyFor(settings));
  });
});
