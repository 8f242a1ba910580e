import {
  type AircraftCard,
  type AircraftType,
  aircraftValue,
  baseContent,
  basePack,
  type Content,
  mergePacks,
  type Pack,
} from '@tallyho/wings-of-war';
import type { Language } from '@tallyho/words';
import { yearOf } from '../../art/great-war/roster.ts';
import { packsInUse, withPacks } from '../../content/packs.ts';
import { type WingsWords, wingsWords } from '../../wings-of-war/words/words.ts';
import type { Ability, Craft, Rating } from '../craft.ts';
import { type HangarWords, hangarWords } from '../words/words.ts';
import { asEntry, barOf, machineSizeOf, type Named, packOf, valueAt } from './rated.ts';

const QUARTER = 9_000;
const HALF = 18_000;

/** All types of Wings of War, and every aircraft card of them; those of own packs among them. */
export function wingsOfWarCrafts(language: Language): readonly Craft[] {
  const [w, h] = [wingsWords[language], hangarWords[language]];
  const content = contentInUse();
  const types = withPacks(basePack.types ?? [], 'wings-of-war', 'types');
  const cards = withPacks(basePack.cards ?? [], 'wings-of-war', 'cards');
  return [
    ...types.map((type) => typeCraft(type, cards, content, w, h)),
    ...cards.flatMap((card) => {
      const type = types.find(({ id }) => id === card.type);
      return type === undefined ? [] : [cardCraft(card, type, content, w, h)];
    }),
  ];
}

/** Decks and types with those of the packs in use among them. */
function contentInUse(): Content {
  const packs = packsInUse('wings-of-war') as unknown as readonly Pack[];
  return packs.length === 0 ? baseContent : mergePacks([basePack, ...packs]);
}

/** A type as most of its cards have it; a duel is flown with the first of them. */
function typeCraft(
  type: AircraftType,
  cards: readonly AircraftCard[],
  content: Content,
  w: WingsWords,
  h: HangarWords,
): Craft {
  const own = cards.filter((card) => card.type === type.id);
  const usual: AircraftCard = {
    id: type.id,
    type: type.id,
    pilot: '',
    unit: '',
    front: type.front,
    rear: type.rear,
    damage: type.damage,
    sources: type.sources,
  };
  const first = own.find((card) => card.damage === type.damage && card.front === type.front) ?? own[0];
  return {
    ...rated(type, usual, content, w, h),
    kind: 'types',
    id: type.id,
    name: type.name,
    picture: { of: 'machine', machine: { card: type.id, type: type.id, seats: type.seats, nation: type.nation } },
    duel: first === undefined ? null : { id: first.id, side: null },
    entry: asEntry(type),
    pack: packOf('wings-of-war', 'types', type.id),
  };
}

/** A card of a type: whose aircraft it was. */
function cardCraft(card: AircraftCard, type: AircraftType, content: Content, w: WingsWords, h: HangarWords): Craft {
  return {
    ...rated(type, card, content, w, h),
    kind: 'cards',
    id: card.id,
    name: `${type.name} – ${card.pilot === '' ? card.unit : card.pilot}`,
    service: h.cardOf(card.pilot, card.unit),
    picture: { of: 'machine', machine: { card: card.id, type: type.id, seats: type.seats, nation: type.nation } },
    duel: { id: card.id, side: null },
    entry: asEntry(card),
    pack: packOf('wings-of-war', 'cards', card.id),
  };
}

function rated(type: AircraftType, card: AircraftCard, content: Content, w: WingsWords, h: HangarWords) {
  const faces = content.deckByLetter.get(type.deck)?.cards ?? [];
  const straight = Math.round((faces.find(({ manoeuvre }) => manoeuvre === 'straight')?.forward ?? 0) / 1000);
  const turns = faces.filter(({ turn }) => Math.abs(turn) >= QUARTER && Math.abs(turn) < HALF).length;
  const value = aircraftValue(card, content);
  const guns = [card.front, card.rear].filter((gun) => gun !== null);
  const gun = (letter: AircraftCard['front']): string => (letter === null ? w.setUp.noGun : w.setUp.guns[letter]);
  const line = (of: AircraftType | AircraftCard, id: string, { name, help }: Named, text: string): Rating => ({
    id,
    name,
    help,
    intact: valueAt(of, [id], text),
    damaged: null,
  });
  const isTwoSeater = type.seats === 2;
  return {
    system: 'wings-of-war',
    box: 'wings-of-war',
    role: isTwoSeater ? 'two-seater' : 'fighter',
    roleText: isTwoSeater ? h.roleTexts.twoSeater : h.roleTexts.singleSeater,
    flag: type.nation,
    service: w.terms.nations[type.nation],
    year: yearOf(type.id),
    points: value,
    size: machineSizeOf(type.id),
    figures: [
      { name: h.short.damage, text: String(card.damage) },
      { name: h.short.gun, text: guns.length === 0 ? '–' : guns.join('/') },
      { name: h.short.deck, text: type.deck },
      { name: h.short.value, text: String(value) },
    ],
    bars: [
      barOf('endurance', h.ratings.endurance, card.damage),
      barOf('straight', h.ratings.straight, straight),
      barOf('turns', h.ratings.turns, turns),
      barOf('ceiling', h.ratings.ceiling, type.maxAltitude),
      barOf('value', h.ratings.value, value),
    ],
    sheets: [
      {
        title: h.guns,
        points: null,
        ratings: [
          line(card, 'damage', h.ratings.endurance, String(card.damage)),
          line(card, 'front', h.ratings.frontGun, gun(card.front)),
          ...(isTwoSeater ? [line(card, 'rear', h.ratings.rearGun, gun(card.rear))] : []),
          line(type, 'deck', h.ratings.deck, type.deck),
          line(type, 'maxAltitude', h.ratings.ceiling, String(type.maxAltitude)),
          line(type, 'climb', h.ratings.climb, String(type.climb)),
        ],
      },
    ],
    abilities: abilitiesOf(type, h),
  } as const satisfies Partial<Craft>;
}

const abilitiesOf = ({ seats, highRearGun }: AircraftType, { abilities }: HangarWords): Ability[] => [
  ...(seats === 2 ? [{ ...abilities.rearGun, rule: 'WOW-TWO-02' }] : []),
  ...(highRearGun ? [{ ...abilities.allRound, rule: 'WOW-ROLAND-01' }] : []),
];
