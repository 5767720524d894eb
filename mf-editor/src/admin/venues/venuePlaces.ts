/** Where a venue lies, in degrees. */
export interface Place {
  name: string;
  latitude: number;
  longitude: number;
}

const kmOfDegree = 111.2;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres to the east and to the south of a place, as if the land between were flat. */
function offset(from: Place, to: Place): { x: number; y: number } {
  const middle = radians((from.latitude + to.latitude) / 2);
  return {
    x: (to.longitude - from.longitude) * Math.cos(middle) * kmOfDegree,
    y: (from.latitude - to.latitude) * kmOfDegree,
  };
}

export interface Drawn {
  name: string;
  /** In hundredths of the drawing. */
  x: number;
  y: number;
}

/** A venue among the others, and which of them is next to it. */
export interface Around {
  own: Drawn;
  others: Drawn[];
  nearest: { name: string; km: number } | undefined;
}

/** Leaves room for the marks at the edge. */
const [low, high] = [8, 92];

export function around(own: Place, others: readonly Place[]): Around {
  const placed = others.map((place) => ({ name: place.name, ...offset(own, place) }));
  const all = [{ x: 0, y: 0 }, ...placed];
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))];
  const size = Math.max(right - left, bottom - top);
  const at = (x: number, y: number) => {
    if (size === 0) return { x: 50, y: 50 };
    const scale = (high - low) / size;
    return {
      x: 50 + (x - (left + right) / 2) * scale,
      y: 50 + (y - (top + bottom) / 2) * scale,
    };
  };
  const byDistance = placed
    .map(({ name, x, y }) => ({ name, km: Math.hypot(x, y) }))
    .toSorted((one, other) => one.km - other.km);
  return {
    own: { name: own.name, ...at(0, 0) },
    others: placed.map(({ name, x, y }) => ({ name, ...at(x, y) })),
    nearest: byDistance[0],
  };
}
