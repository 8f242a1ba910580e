import type { AircraftView } from '@tallyho/down-in-flames';
import type { Fighter } from '@tallyho/down-in-flames/content';
import { Silhouette } from '../../art/silhouette.tsx';
import type { Stand } from '../model/layout.ts';

interface Props {
  readonly stand: Stand;
  readonly fighter: Fighter | undefined;
  readonly aircraft: AircraftView;
  readonly label: string;
  readonly own: boolean;
  readonly lit: boolean;
  readonly crowd: boolean;
}

/** An aircraft on the felt; it turns and moves when its position does. Higher ones are larger and throw a longer shadow. */
export function Token({ stand, fighter, aircraft, label, own, lit, crowd }: Props) {
  const height = Math.max(0, aircraft.altitude);
  const size = 0.82 + height * 0.06;
  return (
    <div
      className={`token${own ? ' own' : ''}${lit ? ' lit' : ''}${crowd ? ' crowd' : ''}`}
      style={{ left: `${stand.x}%`, top: `${stand.y}%`, '--height': height } as React.CSSProperties}
    >
      <div
        className="token-body"
        style={{ transform: fighter === undefined ? 'none' : `rotate(${stand.heading}deg) scale(${size})` }}
      >
        {fighter === undefined ? (
          <span className="token-unknown">?</span>
        ) : (
          <Silhouette fighter={fighter.id} flag={fighter.nation} damaged={aircraft.face === 1} />
        )}
      </div>
      <span className="badge">{label}</span>
    </div>
  );
}
