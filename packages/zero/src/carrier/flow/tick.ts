import { EVERYONE, type RuleId } from '@tallyho/kernel';
import type { TrackId } from '../../content/carrier-types.ts';
import type { TickCause } from '../events.ts';
import { lineOfTrack, placeOf } from '../rules/tracks.ts';
import type { CarrierTable } from '../state.ts';

/** Z-25.82a — ticks so many boxes of a track, or rubs them out. */
export function tick(t: CarrierTable, track: TrackId, by: number, cause: TickCause, because: RuleId): void {
  const s = t.state;
  const place = placeOf(s.fixed, track);
  if (by === 0 || place < 0) return;
  s.tracks[place] += by;
  const { state } = lineOfTrack(s, track);
  t.say?.(EVERYONE, { event: 'carrier-ticked', track, cause, by, boxes: s.tracks[place], state, because });
}
