import type { TrackScene } from '../scene.ts';
import { useGuadalcanalWords } from '../words/words.ts';

interface Props {
  readonly track: TrackScene;
  /** What may come of it; '': nobody knows yet. */
  readonly forecast: string;
}

/** CH-29.61a — the Campaign Track: American blue on the left, Japanese red on the right, the marker on the upper edge. */
export function CampaignTrack({ track: { spaces, lines }, forecast }: Props) {
  const w = useGuadalcanalWords();
  return (
    <section className="campaign-track" aria-label={w.track.title}>
      <ol aria-hidden="true">
        {spaces.map(({ at, label, name, isHere, wasHere }) => (
          <li key={at} data-at={at} data-here={isHere}>
            {isHere && <Marker />}
            {wasHere && <i className="marker-before" title={w.track.before} />}
            <b>{label}</b>
            <span>{name}</span>
          </li>
        ))}
      </ol>
      <p className="track-words">
        <span className="track-end allies" aria-hidden="true">
          {w.track.left}
        </span>
        <span className="track-lines">
          {lines.join(' ')} <i>{forecast}</i>
        </span>
        <span className="track-end axis" aria-hidden="true">
          {w.track.right}
        </span>
      </p>
    </section>
  );
}

const Marker = () => (
  <svg className="campaign-marker" viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
    <circle r="18" />
    <circle className="ring" r="13.5" />
    <path d="M0-9.500 2.700-3.200 9.500-2.800 4.300 1.500 6 8.200 0 4.500-6 8.200-4.300 1.500-9.500-2.800-2.700-3.200Z" />
  </svg>
);
