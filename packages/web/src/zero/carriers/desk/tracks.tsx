import type { TrackScene } from '../scene.ts';
import { useCarrierWords } from '../words/words.ts';

/** Z-25.82a — the Damage Tracks: boxes filled from the left, thresholds as brass edges, what is in force beside them. */
export function Tracks({ tracks }: { readonly tracks: readonly TrackScene[] }) {
  const w = useCarrierWords();
  return (
    <section className="sea-tracks" aria-labelledby="tracks-title">
      <h3 id="tracks-title" className="order-label">
        {w.tracks.title}
      </h3>
      <p className="track-legend">{w.tracks.legend}</p>
      <ul>
        {tracks.map((track) => (
          <Track key={track.key} track={track} />
        ))}
      </ul>
    </section>
  );
}

const Track = ({
  track: { name, camp, isOwn, ticked, boxes, thresholds, effect, words },
}: {
  readonly track: TrackScene;
}) => (
  <li className={`track ${camp} ${isOwn ? 'own' : 'theirs'}`}>
    <p aria-hidden="true">
      <b className="track-name">{name}</b>
      <span className="track-effect">{effect}</span>
      <span className="track-count">
        <b>{ticked}</b> / {boxes}
      </span>
    </p>
    <span className="track-boxes" aria-hidden="true">
      {Array.from({ length: boxes }, (_, i) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          key={i}
          className={`${i < ticked ? 'ticked' : ''}${thresholds.includes(i + 1) ? ' threshold' : ''}`}
        />
      ))}
    </span>
    <span className="unseen">{words}</span>
  </li>
);
