const bars = 48;
const step = 4;

/** Of the drawing, whose height is 24. */
export const waveWidth = bars * step;

/**
 * Bars of a wave: a drawing, not a measurement, alike for the same number and different for others.
 * @param seed such as the id of what sounds
 * @example wavePath(1) => "M2 9v6M6 …"
 */
export function wavePath(seed: number): string {
  return Array.from({ length: bars }, (_, bar) => {
    const swell = Math.abs(Math.sin((bar / bars) * Math.PI * (1.5 + (seed % 3))));
    const ripple = Math.abs(Math.sin(bar * (0.7 + (seed % 5) * 0.13) + seed));
    const height = Math.round(2 + 18 * (0.25 + 0.75 * swell) * (0.3 + 0.7 * ripple));
    return `M${bar * step + step / 2} ${12 - height / 2}v${height}`;
  }).join("");
}
