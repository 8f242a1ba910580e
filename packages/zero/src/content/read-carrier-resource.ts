import { Fields, type Json } from '@tallyho/kernel';
import {
  type CarrierEffect,
  type CarrierEffectKind,
  type CarrierResource,
  carrierEffectKinds,
  carrierResourceNames,
  type ExtraStrike,
  trackIds,
} from './carrier-types.ts';
import { readListed } from './read-listed.ts';
import { readSources } from './read-sources.ts';
import { altitudes, borders, sides } from './types.ts';

/** No effect changes anything by more. */
const MOST = 20;

export function readCarrierResource(given: Json, place: string): CarrierResource {
  const fields = new Fields(given, place);
  const resource: CarrierResource = {
    id: fields.oneOf('id', carrierResourceNames),
    number: fields.int('number', 1, 99),
    side: fields.has('side') ? fields.oneOf('side', sides) : null,
    again: fields.flag('again', false),
    effects: fields.list('effects', MOST).map((effect, i) => readEffect(effect, `${place}.effects[${i}]`)),
    sources: readSources(fields),
  };
  fields.done();
  return resource;
}

function readEffect(given: Json, place: string): CarrierEffect {
  const fields = new Fields(given, place);
  const effect = readers[fields.oneOf('does', carrierEffectKinds)](fields);
  fields.done();
  return effect;
}

const readers: { readonly [kind in CarrierEffectKind]: (fields: Fields) => CarrierEffect } = {
  'target-bound': (fields) => ({
    does: 'target-bound',
    whose: fields.oneOf('whose', ['own', 'enemy'] as const),
    by: fields.int('by', -MOST, MOST),
  }),
  scout: () => ({ does: 'scout' }),
  'extra-cap': (fields) => ({ does: 'extra-cap', elements: fields.int('elements', 1, MOST) }),
  hide: (fields) => ({ does: 'hide', border: fields.oneOf('border', borders, 'blue') }),
  'extra-strike-elements': (fields) => ({
    does: 'extra-strike-elements',
    of: fields.oneOf('of', ['fighter', 'dive'] as const),
    elements: fields.int('elements', 1, MOST),
  }),
  'bomb-points': (fields) => ({ does: 'bomb-points', by: fields.int('by', -MOST, MOST) }),
  coordinated: (fields) => ({ does: 'coordinated', targetFlak: fields.int('targetFlak', -MOST, MOST) }),
  'choose-pilot': () => ({ does: 'choose-pilot' }),
  repair: (fields) => ({ does: 'repair', boxes: fields.int('boxes', 1, MOST) }),
  'extra-strike': (fields) => ({
    does: 'extra-strike',
    strikes: fields.list('strikes', MOST).map((strike, i) => readStrike(strike, `${fields.at('strikes')}[${i}]`)),
  }),
  'torpedo-draw': (fields) => ({
    does: 'torpedo-draw',
    cards: fields.int('cards', 1, MOST),
    times: fields.int('times', 1, MOST),
  }),
};

function readStrike(given: Json, place: string): ExtraStrike {
  const fields = new Fields(given, place);
  const strike: ExtraStrike = {
    side: fields.oneOf('side', sides),
    aircraft: readListed(fields, 'aircraft'),
    targets: fields.list('targets', MOST).map((target, i) => readTarget(target, `${place}.targets[${i}]`)),
    full: fields.flag('full', false),
  };
  fields.done();
  return strike;
}

function readTarget(given: Json, place: string): ExtraStrike['targets'][number] {
  const fields = new Fields(given, place);
  const target = {
    track: fields.oneOf('track', trackIds),
    altitude: fields.oneOf('altitude', altitudes),
    torpedoes: fields.flag('torpedoes', false),
  };
  fields.done();
  return target;
}
