import { bounded, Fields, type Json, MOST_FACES, type Problem, type Result, reading } from '@tallyho/kernel';
import { refuse } from '../problems.ts';
import type { CampaignPack } from './campaign-types.ts';
import { checkReferences } from './check-references.ts';
import { readAward } from './read-award.ts';
import { readLandCampaign } from './read-campaign.ts';
import { readCarrierCampaign } from './read-carrier-campaign.ts';
import { readCarrierResource } from './read-carrier-resource.ts';
import { readCrewCounter, readPilotCounter } from './read-counter.ts';
import { readDisplayRow } from './read-display.ts';
import { readFace } from './read-face.ts';
import { readFighter } from './read-fighter.ts';
import { readFormation } from './read-formation.ts';
import { readLightBomber } from './read-light-bomber.ts';
import { readPilot } from './read-pilot.ts';
import { readResourceOption } from './read-resource.ts';
import { readSupply } from './read-supply.ts';
import { readTarget } from './read-target.ts';
import { type Face, MOST_COPIES, type Pack } from './types.ts';

/** A pack that has been read: the kinds of the Basic Game, and those of the campaign game that it has. */
export type ReadPack = Required<Pack> & CampaignPack;

type Read<T> = (entry: Json, place: string) => T;

const basicKinds = { faces: readFace, fighters: readFighter, pilots: readPilot };

const campaignKinds: { readonly [kind in keyof CampaignPack]-?: Read<NonNullable<CampaignPack[kind]>[number]> } = {
  lightBombers: readLightBomber,
  formations: readFormation,
  supply: readSupply,
  display: readDisplayRow,
  targets: readTarget,
  awards: readAward,
  resources: readResourceOption,
  counters: readPilotCounter,
  crews: readCrewCounter,
  campaigns: readLandCampaign,
  carrierResources: readCarrierResource,
  carrierCampaigns: readCarrierCampaign,
};

const kinds: { readonly [kind: string]: Read<{ readonly id: string }> } = { ...basicKinds, ...campaignKinds };

/** Everything that is wrong with a pack that came from outside; an empty list: it can be used. */
export function checkPack(given: unknown): readonly Problem[] {
  const problems: Problem[] = [];
  const note = (result: Result<unknown>): void => {
    if (!result.ok) problems.push(result.problem);
  };
  const head = bounded(given, () => reading(() => readHead(given)));
  if (!head.ok) return [head.problem];
  const [fields] = head.value;
  for (const [kind, read] of Object.entries(kinds)) {
    for (const [i, entry] of fields.list(kind).entries()) note(reading(() => read(entry, `${kind}[${i}]`)));
  }
  if (problems.length === 0) note(reading(() => checkTogether(readAll(given))));
  return problems;
}

/** A pack from outside, or the first thing that is wrong with it. */
export const readPack = (given: unknown): Result<ReadPack> =>
  bounded(given, () =>
    reading(() => {
      const pack = readAll(given);
      checkTogether(pack);
      return pack;
    }),
  );

function readHead(given: unknown): [Fields, string] {
  const fields = new Fields(given, '');
  const system = fields.text('system', 'zero');
  if (system !== 'zero') refuse('wrong-system', 'system', { found: system, wanted: 'zero' });
  const name = fields.name('pack');
  for (const kind of Object.keys(kinds)) fields.list(kind);
  fields.done();
  return [fields, name];
}

function readAll(given: unknown): ReadPack {
  const [fields, pack] = readHead(given);
  const each = <T>(kind: string, read: Read<T>): T[] =>
    fields.list(kind).map((entry, i) => read(entry, `${kind}[${i}]`));
  const { faces, fighters, pilots } = basicKinds;
  return {
    system: 'zero',
    pack,
    faces: each('faces', faces),
    fighters: each('fighters', fighters),
    pilots: each('pilots', pilots),
    ...readCampaignKinds(fields, each),
  };
}

/** What a pack has of the campaign game. A kind it does not have is left out: dogfights are recorded with their packs. */
function readCampaignKinds(fields: Fields, each: <T>(kind: string, read: Read<T>) => T[]): CampaignPack {
  const given = Object.entries(campaignKinds).filter(([kind]) => fields.list(kind).length > 0);
  return Object.fromEntries(given.map(([kind, read]) => [kind, each<unknown>(kind, read)])) as CampaignPack;
}

/** What no entry can show by itself: no id and no card number twice, and nothing named that nobody has. */
function checkTogether(pack: ReadPack): void {
  for (const [kind, list] of Object.entries(pack)) {
    if (typeof list === 'string') continue;
    const ids = new Set<string>();
    for (const [i, { id }] of list.entries()) {
      if (ids.has(id)) refuse('entry-twice', `${kind}[${i}].id`, { id });
      ids.add(id);
    }
  }
  checkNumbers(pack.faces);
  checkFaces(pack.faces);
  checkReferences(pack);
}

/** No more faces, and no more cards of one, than a game can tell apart. */
export function checkFaces(faces: readonly Face[]): void {
  const shown = faces.filter(({ cards }) => cards.length > 0);
  if (shown.length > MOST_FACES) refuse('too-many-faces', 'faces', { faces: shown.length, most: MOST_FACES });
  for (const { id, cards } of shown) {
    if (cards.length > MOST_COPIES)
      refuse('too-many-copies', `faces.${id}`, { copies: cards.length, most: MOST_COPIES });
  }
}

/** CH-30.0b — every card has a number of its own. */
export function checkNumbers(faces: readonly Face[]): void {
  const numbers = new Map<number, string>();
  for (const { id, cards } of faces) {
    for (const { number } of cards) {
      const other = numbers.get(number);
      if (other !== undefined) refuse('card-number-twice', `faces.${id}`, { number, other });
      numbers.set(number, id);
    }
  }
}
