/** Amplitudes from -1 to 1, `sampleRate` of them in a second. */
export type Samples = readonly number[];

export const sampleRate = 22_050;

/** Seconds in which a sound begins and ends, so that nothing clicks. */
const edge = 0.008;

const filled = (seconds: number, at: (second: number) => number): number[] =>
  Array.from({ length: Math.round(seconds * sampleRate) }, (_, index) => at(index / sampleRate));

export const silence = (seconds: number): Samples => filled(seconds, () => 0);

export function tone(seconds: number, hertz: number, loudness: number): Samples {
  return filled(seconds, (second) => loudness * Math.sin(2 * Math.PI * hertz * second));
}

/** Dies away to a third within so many seconds. */
export function decay(samples: Samples, within: number): Samples {
  return samples.map((sample, index) => sample * Math.exp(-index / sampleRate / within));
}

/** A bowed string: overtones that grow fainter, a slow beginning, a little vibrato. */
export function string(seconds: number, hertz: number, loudness: number): Samples {
  const overtones = [1, 0.6, 0.42, 0.24, 0.16, 0.09, 0.05].filter(
    (_, index) => hertz * (index + 1) < sampleRate / 2,
  );
  return filled(seconds, (second) => {
    const phase = 2 * Math.PI * hertz * second + 0.08 * Math.sin(2 * Math.PI * 5.4 * second);
    const swell = 1 - Math.exp(-second / 0.25);
    const sum = overtones.reduce(
      (total, strength, index) => total + strength * Math.sin(phase * (index + 1)),
      0,
    );
    return loudness * swell * sum;
  });
}

/** The same noise at each run. */
export function noise(seconds: number, loudness: number): Samples {
  let state = 5;
  return filled(seconds, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return loudness * (state / 2 ** 31 - 1);
  });
}

/** Sounds at the same time, as long as is said and no louder than can be. */
export function mix(seconds: number, ...parts: readonly Samples[]): Samples {
  const sum = filled(seconds, () => 0);
  for (const part of parts) {
    for (const [index, sample] of part.entries()) {
      if (index < sum.length) sum[index] = (sum[index] ?? 0) + sample;
    }
  }
  const loudest = sum.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const gain = loudest > 0.95 ? 0.95 / loudest : 1;
  return sum.map((sample, index) => {
    const toEdge = Math.min(index, sum.length - 1 - index) / sampleRate;
    return sample * gain * Math.min(1, toEdge / edge);
  });
}
