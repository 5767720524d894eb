import styles from "./Figure.module.css";

export type FigureKind = "moon" | "flower" | "rings" | "plate" | "orbit" | "grid";

/** In the order in which the questions show them. */
export const figureKinds: readonly FigureKind[] = [
  "moon",
  "flower",
  "rings",
  "plate",
  "orbit",
  "grid",
];

/** 0, 1, … below `count`. */
const steps = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/*
 * Whole numbers only: browsers differ in the last digits of sines, and what the server drew must
 * be what the browser draws.
 */
const drawings: Record<FigureKind, () => React.ReactNode> = {
  moon: () => (
    <>
      {steps(13).map((row) => (
        <path key={row} className={styles.line} d={`M0 ${row * 8 + 2}l100 ${8 - row}`} />
      ))}
      <circle className={styles.body} cx="76" cy="44" r="40" />
    </>
  ),
  flower: () =>
    steps(36).map((turn) => (
      <ellipse
        key={turn}
        className={styles.line}
        cx="50"
        cy="50"
        rx="44"
        ry={turn % 2 === 0 ? 12 : 21}
        transform={`rotate(${turn * 5} 50 50)`}
      />
    )),
  rings: () => (
    <>
      {steps(24).map((ring) => (
        <circle key={ring} className={styles.line} cx="36" cy="44" r={ring * 4 + 2} />
      ))}
      {steps(24).map((ring) => (
        <circle key={ring} className={styles.lineTwo} cx="64" cy="56" r={ring * 4 + 2} />
      ))}
    </>
  ),
  plate: () =>
    steps(17).map((ring) => (
      <circle
        key={ring}
        className={styles.dots}
        cx={40 + ring}
        cy={60 - ring}
        r={ring * 5 + 3}
        strokeDasharray={ring % 2 === 0 ? "0 4" : "0 3"}
      />
    )),
  orbit: () =>
    steps(30).map((turn) => (
      <circle
        key={turn}
        className={styles.line}
        cx="50"
        cy="24"
        r="25"
        transform={`rotate(${turn * 12} 50 50)`}
      />
    )),
  grid: () => (
    <>
      {steps(16).map((row) => (
        <path
          key={row}
          className={styles.line}
          d={`M0 ${row * 7}Q50 ${row * 7 - 34} 100 ${row * 7}`}
        />
      ))}
      {steps(16).map((row) => (
        <path
          key={row}
          className={styles.lineTwo}
          d={`M${row * 7} 0Q${row * 7 + 34} 50 ${row * 7} 100`}
        />
      ))}
    </>
  ),
};

/** A disc with a figure on it, drawn like the season's pictures; says nothing to people who can't see it. */
export function Figure({ kind }: { kind: FigureKind }) {
  return (
    <svg className={styles.figure} data-kind={kind} viewBox="0 0 100 100" aria-hidden="true">
      <circle className={styles.ground} cx="50" cy="50" r="50" />
      <g className={styles.turning}>{drawings[kind]()}</g>
    </svg>
  );
}
