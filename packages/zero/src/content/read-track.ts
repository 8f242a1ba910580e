import { Fields, type Json } from '@tallyho/kernel';
import { refuse } from '../problems.ts';
import { type DamageTrack, type TrackLine, trackIds, trackStates } from './carrier-types.ts';
import { sides } from './types.ts';

const MOST_BOXES = 200;
const MOST_LINES = 20;

export function readTrack(given: Json, place: string): DamageTrack {
  const fields = new Fields(given, place);
  const track: DamageTrack = {
    id: fields.oneOf('id', trackIds),
    owner: fields.oneOf('owner', sides),
    sheet: fields.name('sheet'),
    targetFlak: fields.has('targetFlak') ? fields.int('targetFlak', 0, 9) : null,
    countsAircraft: fields.flag('countsAircraft', false),
    lines: fields.list('lines', MOST_LINES).map((line, i) => readLine(line, `${place}.lines[${i}]`)),
  };
  fields.done();
  for (const [i, { from, vps }] of track.lines.entries()) {
    const before = track.lines[i - 1] ?? { from: -1, vps: 0 };
    if (from <= before.from || vps < before.vps || (i === 0 && from > 0))
      refuse('levels-not-rising', `${place}.lines[${i}]`, { from, vps });
  }
  return track;
}

function readLine(given: Json, place: string): TrackLine {
  const fields = new Fields(given, place);
  const missing = (name: string): number | 'all' =>
    fields.raw(name) === 'all' ? 'all' : fields.int(name, 0, MOST_LINES, 0);
  const line: TrackLine = {
    from: fields.int('from', 0, MOST_BOXES),
    strike: missing('strike'),
    cap: missing('cap'),
    state: fields.has('state') ? fields.oneOf('state', trackStates) : null,
    vps: fields.int('vps', 0, MOST_BOXES, 0),
  };
  fields.done();
  return line;
}
