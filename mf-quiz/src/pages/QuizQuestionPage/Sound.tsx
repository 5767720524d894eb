import { addressOf } from "@festival/contracts/calls/call";
import { getQuizCaptions } from "@festival/contracts/calls/quiz";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useHydrated, usePage } from "@festival/shared-ui/owner";
import { type CSSProperties, useRef, useState } from "react";
import styles from "./Sound.module.css";
import { wavePath, waveWidth } from "./wavePath.ts";

interface SoundProps {
  /** Of the answer that it belongs to. */
  id: number;
  src: string;
  /** The answer's words. */
  name: string;
}

const silence = (but: HTMLAudioElement) => {
  for (const other of document.querySelectorAll("audio")) if (other !== but) other.pause();
};

/**
 * The sound of an answer: a drawn wave that fills while it plays, one sound at a time. The browser's own player where
 * scripts have not come, and where the sound can't be played, as that one says so.
 */
export function Sound({ id, src, name }: SoundProps) {
  const { t } = useTranslation();
  const { locale } = usePage();
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  /** From 0 to 1. */
  const [played, setPlayed] = useState(0);
  const isDrawn = useHydrated() && !hasFailed;

  // it is called off where it is paused, or another sound begins, before it has come
  const failed = ({ name: problem }: Error) => setHasFailed(problem !== "AbortError");
  const toggle = () => {
    const { current } = audio;
    if (!current) return;
    if (isPlaying) current.pause();
    else current.play().catch(failed);
  };
  const path = wavePath(id);
  return (
    <div className={styles.sound}>
      {isDrawn && (
        <button
          type="button"
          className={styles.player}
          style={{ "--played": `${played * 100}%` } as CSSProperties}
          aria-label={t(isPlaying ? "question.pause" : "question.play", { name })}
          onClick={toggle}
        >
          <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
            <path d={isPlaying ? "M6 4h4v16H6zM14 4h4v16h-4z" : "M7 3.5v17L21 12z"} />
          </svg>
          <svg className={styles.wave} viewBox={`0 0 ${waveWidth} 24`} aria-hidden="true">
            <path d={path} />
            <path className={styles.played} d={path} />
          </svg>
        </button>
      )}
      <audio
        ref={audio}
        className={styles.own}
        controls={!isDrawn}
        preload="none"
        src={src}
        aria-label={name}
        onPlay={({ currentTarget }) => {
          silence(currentTarget);
          setIsPlaying(true);
        }}
        onPause={() => setIsPlaying(false)}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
          setPlayed(currentTime / duration || 0)
        }
        onEnded={() => setPlayed(0)}
        onError={() => setHasFailed(true)}
      >
        <track
          kind="captions"
          srcLang={locale}
          label={t("question.captions")}
          src={addressOf(getQuizCaptions, { locale, file: `${id}.vtt` })}
        />
      </audio>
    </div>
  );
}
