import { readRecord, replayTo, standing } from '@tallyho/kernel';
import { type Plane, type WingsOfWar, wingsOfWar } from '@tallyho/wings-of-war';

/** How things stood at the beginning of a turn, or at the end. */
export interface Sample {
  readonly turn: number;
  /** Damage points. */
  readonly damage: readonly number[];
  /** To the nearest enemy that still flies, in centimetres. */
  readonly distance: readonly number[];
  readonly level: readonly number[];
}

/** Plays a record once more and looks at the table whenever a turn begins, and at its end. */
export function samplesOf(text: string): Sample[] {
  const record = readRecord(text);
  if (!record.ok) return [];
  const started = replayTo(wingsOfWar, record.value, 0);
  if (!started.ok) return [];
  const match = started.value;
  const samples: Sample[] = [sampleOf(match.state)];
  for (const line of standing(record.value)) {
    const { turn } = match.state;
    const seat = wingsOfWar.seats(match.state).indexOf(line.who);
    if (!match.chooseText(seat, line.text).ok) break;
    if (match.state.turn !== turn && match.state.outcome === null) samples.push(sampleOf(match.state));
  }
  if (match.state.outcome !== null) samples.push(sampleOf(match.state));
  return samples;
}

function sampleOf(s: WingsOfWar): Sample {
  return {
    turn: s.turn,
    damage: s.planes.map(({ damage }) => damage / 2),
    distance: s.planes.map((_, plane) => nearest(s, plane)),
    level: s.planes.map(({ level }) => level),
  };
}

function nearest(s: WingsOfWar, plane: Plane): number {
  const a = s.planes[plane];
  const all = s.planes.flatMap((b, other) =>
    b.fate === 0 && s.fixed.planes[other].side !== s.fixed.planes[plane].side ? [Math.hypot(a.x - b.x, a.y - b.y)] : [],
  );
  return a.fate !== 0 || all.length === 0 ? 0 : Math.round(Math.min(...all) / 10_000);
}
