import { type Dogfight, downInFlames, type Plane, rules } from '@tallyho/down-in-flames';
import { Match, readRecord } from '@tallyho/kernel';

/** How things stood at one moment of a fight: after an aircraft's turn. */
export interface Sample {
  readonly turn: number;
  readonly hits: readonly number[];
  readonly cards: readonly number[];
  readonly altitude: readonly number[];
  /** The best or, if there is none, the worst position each aircraft has to an enemy. */
  readonly position: readonly number[];
}

/** Plays a record once more and looks at the table whenever the turn passes on. */
export function samplesOf(text: string): Sample[] {
  const record = readRecord(text);
  if (!record.ok) return [];
  const started = Match.start(downInFlames, record.value.header.options, record.value.header.seed);
  if (!started.ok) return [];
  const match = started.value;
  const samples: Sample[] = [];
  const look = (): void => {
    const { planes, turn } = match.state;
    samples.push({
      turn,
      hits: planes.map(({ hits }) => hits),
      cards: planes.map(({ hand }) => hand.length),
      altitude: planes.map(({ altitude }) => altitude),
      position: planes.map((_, plane) => standing(match.state, plane)),
    });
  };
  let active = -1;
  for (const line of record.value.lines) {
    if (line.kind !== 'move') continue;
    const seat = downInFlames.seats(match.state).indexOf(line.who);
    if (!match.chooseText(seat, line.text).ok) break;
    if (match.state.active !== active) {
      active = match.state.active;
      look();
    }
  }
  look();
  return samples;
}

function standing(s: Dogfight, plane: Plane): number {
  const all = s.planes.map((other, at) =>
    other.gone || s.fixed.side[at] === s.fixed.side[plane] ? 0 : rules.position(s, plane, at),
  );
  const best = Math.max(0, ...all);
  return best > 0 ? best : Math.min(0, ...all);
}
