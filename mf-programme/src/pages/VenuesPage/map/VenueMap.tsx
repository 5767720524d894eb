import styles from "./VenueMap.module.css";
import { type MapData, mapId, type MapPlace } from "./mapData.ts";
import { useMapWords } from "./mapWords.ts";

function Drawing({ map }: { map: MapData }) {
  const words = useMapWords();
  const { width, height, radius, places, lines, chosen, rings, scale, river } = map;
  const centre = chosen === null ? undefined : places[chosen];
  const end = width - radius;
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height + radius * 2}`}>
      {river && (
        <path
          className={styles.river}
          d={river.path}
          strokeWidth={river.width}
          aria-hidden="true"
        />
      )}
      {centre &&
        rings.map((ring) => (
          <g key={ring.minutes} className={styles.ring} aria-hidden="true">
            <circle cx={centre.x} cy={centre.y} r={ring.radius} />
            <text x={ring.words.x} y={ring.words.y} dy="0.35em">
              {words("ring", { minutes: ring.minutes })}
            </text>
          </g>
        ))}
      {lines.map(({ from, to, by }) => (
        <line
          key={`${from} ${to}`}
          className={styles.line}
          data-by={by}
          x1={places[from]?.x}
          y1={places[from]?.y}
          x2={places[to]?.x}
          y2={places[to]?.y}
        />
      ))}
      {places.map(({ id, name, fromHref, x, y }, index) => (
        <a
          key={id}
          className={styles.place}
          href={fromHref}
          rel="nofollow"
          aria-label={`${index + 1}: ${words("from", { venue: name })}`}
          aria-current={index === chosen ? "true" : undefined}
        >
          <title>{name}</title>
          <circle cx={x} cy={y} r={radius} />
          <text x={x} y={y} dy="0.35em">
            {index + 1}
          </text>
        </a>
      ))}
      <g className={styles.measure} aria-hidden="true">
        <path d={`M${end - scale.length} ${height}v${radius / 2}h${scale.length}v-${radius / 2}`} />
        <text x={end - scale.length / 2} y={height + radius / 4}>
          {words("metres", { metres: scale.metres })}
        </text>
      </g>
    </svg>
  );
}

function Place({ place, isChosen }: { place: MapPlace; isChosen: boolean }) {
  const words = useMapWords();
  const { name, href, way, nearest } = place;
  return (
    <li data-chosen={isChosen ? "" : undefined}>
      <a href={href}>{name}</a>
      {isChosen && <span>{words("here")}</span>}
      {way && (
        <span>
          {nearest
            ? words("nearest", { minutes: way.minutes, venue: nearest })
            : words(way.by, { minutes: way.minutes })}
        </span>
      )}
    </li>
  );
}

/** The venues as a drawing to scale and as a list, with the ways between them. */
export function VenueMap({ map }: { map: MapData }) {
  const words = useMapWords();
  const chosen = map.chosen === null ? undefined : map.places[map.chosen];
  return (
    <section id={mapId} className={styles.map} aria-labelledby={`${mapId}-title`}>
      <div className={styles.head}>
        <h2 id={`${mapId}-title`}>
          {chosen ? words("from", { venue: chosen.name }) : words("title")}
        </h2>
        <p>{chosen ? <a href={map.href}>{words("reset")}</a> : words("lead")}</p>
      </div>
      <div className={styles.ground}>
        <Drawing map={map} />
      </div>
      <div className={styles.words}>
        <ol className={styles.list}>
          {map.places.map((place, index) => (
            <Place key={place.id} place={place} isChosen={index === map.chosen} />
          ))}
        </ol>
        <p className={styles.estimated}>{words("estimated")}</p>
      </div>
    </section>
  );
}
