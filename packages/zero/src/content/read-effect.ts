import { Fields, type Json } from '@tallyho/kernel';
import { type Effect, type EffectKind, effectKinds, type LateEntry } from './mission-types.ts';
import { numbers } from './read-list.ts';
import { readListed } from './read-listed.ts';
import { altitudes, borders, sides } from './types.ts';

/** No effect changes anything by more. */
const MOST = 20;

export const readEffects = (fields: Fields, name: string): readonly Effect[] =>
  fields.list(name, MOST).map((given, i) => readEffect(given, `${fields.at(name)}[${i}]`));

function readEffect(given: Json, place: string): Effect {
  const fields = new Fields(given, place);
  const effect = readers[fields.oneOf('does', effectKinds)](fields);
  fields.done();
  return effect;
}

const by = (fields: Fields): number => fields.int('by', -MOST, MOST);

const late = (fields: Fields): LateEntry => ({
  when: fields.oneOf('when', ['home-bound'] as const, 'home-bound'),
  turn: fields.int('turn', 1, MOST, 3),
});

const readers: { readonly [kind in EffectKind]: (fields: Fields) => Effect } = {
  'target-flak': (fields) => ({
    does: 'target-flak',
    by: by(fields),
    at: fields.has('at') ? fields.oneOf('at', altitudes) : null,
  }),
  'area-flak': (fields) => ({
    does: 'area-flak',
    turn: fields.oneOf('turn', ['ingress', 'egress'] as const),
    by: fields.raw('by') === 'none' ? 'none' : by(fields),
  }),
  'target-bound': (fields) => ({ does: 'target-bound', by: by(fields) }),
  clouds: (fields) => ({
    does: 'clouds',
    border: fields.oneOf('border', borders, 'blue'),
    results: fields.int('results', -3, 0),
    targetFlak: fields.int('targetFlak', -MOST, MOST),
  }),
  'ignore-spoiled': (fields) => ({ does: 'ignore-spoiled', cards: fields.int('cards', 1, MOST) }),
  'enemy-resource-late': (fields) => ({ does: 'enemy-resource-late', ...late(fields) }),
  'play-first': () => ({ does: 'play-first' }),
  'damage-points': (fields) => ({ does: 'damage-points', by: by(fields) }),
  'level-vps': (fields) => ({ does: 'level-vps', vps: numbers(fields, 'vps', 4, 0, MOST) }),
  'package-guns': (fields) => ({
    does: 'package-guns',
    altitude: fields.oneOf('altitude', altitudes),
    strafing: fields.int('strafing', 0, MOST),
  }),
  torpedoes: (fields) => ({ does: 'torpedoes', cards: fields.int('cards', 1, MOST) }),
  crew: (fields) => ({ does: 'crew', crew: fields.name('crew'), aircraft: fields.name('aircraft') }),
  join: (fields) => ({
    does: 'join',
    side: fields.oneOf('side', sides),
    aircraft: readListed(fields, 'aircraft'),
    altitude: fields.oneOf('altitude', altitudes),
    ...late(fields),
  }),
  'resource-late': (fields) => ({ does: 'resource-late', side: fields.oneOf('side', sides), ...late(fields) }),
  photographs: (fields) => {
    const vps = fields.fields('vps');
    const read = (result: string): number => vps.int(result, 0, MOST, 0);
    const effect = { miss: read('miss'), hit: read('hit'), direct: read('direct'), vital: read('vital') };
    vps.done();
    return { does: 'photographs', vps: effect };
  },
  evacuation: (fields) => ({ does: 'evacuation', vps: fields.int('vps', 0, MOST) }),
};
