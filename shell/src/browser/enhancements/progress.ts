import { navigationTimes } from "../navigation/navigationTimes.ts";
import styles from "./Progress.module.css";
import type { ShellBus } from "../../shellBus.ts";

const { throttleMs, durationMs, hideDelayMs } = navigationTimes.progress;

interface ProgressWords {
  loading: string;
  failed: string;
}

/**
 * The bar at the window's upper edge while a page is on its way, and the same for people who can't see it.
 * @param isUnderway whether a navigation has begun before this code was there
 */
export function showProgress(
  navigation$: ShellBus["navigation$"],
  words: ProgressWords,
  isUnderway: boolean,
): void {
  const bar = document.createElement("div");
  bar.className = styles.bar ?? "";
  bar.style.setProperty("--grow", `${durationMs}ms`);
  bar.hidden = true;
  bar.setAttribute("aria-hidden", "true");
  const said = document.createElement("p");
  said.className = styles.said ?? "";
  said.setAttribute("role", "status");
  document.body.append(bar, said);
  const main = document.getElementById("main");
  let timer: ReturnType<typeof setTimeout> | undefined;

  function begin(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      bar.hidden = false;
      bar.dataset.state = "growing";
      main?.setAttribute("aria-busy", "true");
      said.textContent = words.loading;
    }, throttleMs);
  }

  function end(state: "finished" | "failed"): void {
    clearTimeout(timer);
    main?.removeAttribute("aria-busy");
    // the new page's heading has the focus, which says enough
    said.textContent = state === "failed" ? words.failed : "";
    if (state === "finished" && bar.hidden) return;
    bar.hidden = false;
    bar.dataset.state = state;
    timer = setTimeout(() => {
      bar.hidden = true;
    }, hideDelayMs);
  }

  navigation$.subscribe(({ phase }) => {
    if (phase === "started") begin();
    else end(phase);
  });
  if (isUnderway) begin();
}
