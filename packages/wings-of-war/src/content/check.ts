import { type LimitProblem, MOST_NAME, type Problem } from '@tallyho/kernel';
import {
  type Check,
  entriesBy,
  flag,
  id,
  listOf,
  mapOf,
  oneOf,
  problemsIn,
  section,
  text,
  whole,
  wrongType,
} from '@tallyho/kernel/packs';
import { basePack, type Content, mergePacks } from './pack.ts';
import type { ContentProblem, Report } from './problems.ts';
import {
  type AircraftCard,
  type AircraftType,
  type DamageDeck,
  damageLetters,
  type ManoeuvreDeck,
  manoeuvres,
  nations,
  type Pack,
  symbols,
} from './types.ts';

/** An entry with its sources: rules of Wings of War, the public record, or our reconstruction. */
const entryOf = entriesBy<ContentProblem>((source) => /^WOW-[A-Z]+-\d{2,3}$/.test(source));

/** A name, as long as a line has room for. */
const name = text(0, MOST_NAME);

/** A deck's letter: one or two capitals. */
const deckLetter: Check<ContentProblem> = (given, place, report) => {
  if (typeof given !== 'string') return wrongType('string', given, place, report);
  if (!/^[A-Z]{1,2}$/.test(given)) report('content-bad-letter', place, { found: given });
  return given;
};

const manoeuvreCard = mapOf({
  manoeuvre: oneOf(manoeuvres),
  copies: whole(1, 9),
  steep: flag,
  forward: whole(0, 200_000),
  right: whole(-200_000, 200_000),
  turn: whole(-18_000, 18_000),
});

const gun = oneOf([...damageLetters, null]);

const packShape = mapOf<ContentProblem>(
  { system: oneOf(['wings-of-war']), pack: id },
  {
    decks: section(entryOf({ letter: deckLetter, cards: section(manoeuvreCard, 'manoeuvre') }), 'letter'),
    damage: section(
      entryOf({
        letter: oneOf(damageLetters),
        faces: listOf(mapOf({ points: whole(0, 20), symbol: oneOf(symbols), copies: whole(1, 40) })),
      }),
      'letter',
    ),
    types: section(
      entryOf({
        id,
        name,
        nation: oneOf(nations),
        seats: oneOf([1, 2]),
        deck: deckLetter,
        front: gun,
        rear: gun,
        damage: whole(1, 60),
        maxAltitude: whole(1, 30),
        climb: whole(2, 12),
        rearArc: whole(1_000, 8_900),
        highRearGun: flag,
      }),
      'id',
    ),
    cards: section(
      entryOf({ id, type: id, pilot: name, unit: name, front: gun, rear: gun, damage: whole(1, 60) }),
      'id',
    ),
  },
);

/**
 * A deck must let every aircraft obey the rules: straights to follow an Immelmann, stalls for a damaged engine, a Climb
 * to take off.
 */
function senseOfDeck({ letter, cards }: ManoeuvreDeck, place: string, report: Report): void {
  const find = (name: string) => cards.find(({ manoeuvre }) => manoeuvre === name);
  const straight = find('straight');
  const straights = straight === undefined || straight.steep ? 0 : straight.copies;
  if (straights < 3) report('content-no-straight', place, { letter, wanted: 3, found: straights });
  if (find('stall')?.steep !== true) report('content-no-stall', place, { letter }); // WOW-PLAN-09
  // WOW-SETUP-09, WOW-ALT-18
  if (find('climb') === undefined || find('dive') === undefined) report('content-no-climb-or-dive', place, { letter });
  for (const card of cards) {
    const twin = cards.find(({ manoeuvre }) => manoeuvre === card.manoeuvre.replace('right', 'left'));
    if (twin === undefined || twin === card) continue;
    if (twin.forward !== card.forward || twin.right + card.right !== 0 || twin.turn + card.turn !== 0) {
      report('content-not-mirrored', place, { letter, right: card.manoeuvre, left: twin.manoeuvre });
    }
  }
}

/**
 * WOW-GAP-22, WOW-OVL-05 — every card of a damage deck has a number below 100, and there are enough for an order to be
 * drawn from them.
 */
const FEWEST = 2;
const MOST = 99;

function senseOfDamage({ letter, faces }: DamageDeck, place: string, report: Report): void {
  let cards = 0;
  let explosions = 0;
  for (const { symbol, copies } of faces) {
    cards += copies;
    if (symbol === 'explosion') explosions += copies;
  }
  if (cards - explosions < FEWEST || cards > MOST)
    report('content-damage-deck-size', place, { letter, found: cards, explosions, min: FEWEST, max: MOST });
}

function senseOfType(type: AircraftType, place: string, content: Content, report: Report): void {
  if (!content.deckByLetter.has(type.deck)) report('content-unknown-deck', `${place}.deck`, { deck: type.deck });
  senseOfGuns(type, type.seats, place, report);
}

function senseOfCard(card: AircraftCard, place: string, content: Content, report: Report): void {
  const type = content.typeById.get(card.type);
  if (type === undefined) return report('content-unknown-type', `${place}.type`, { type: card.type });
  senseOfGuns(card, type.seats, place, report);
}

/** WOW-TWO-02, WOW-TWO-03 — a two-seater has a rear gun, a single-seater has none; everybody has a gun. */
function senseOfGuns(
  { front, rear }: { front: string | null; rear: string | null },
  seats: number,
  place: string,
  report: Report,
): void {
  if (front === null && rear === null) report('content-no-gun', place);
  else if ((rear !== null) !== (seats === 2)) report('content-seat-without-gun', place, { seats, rear });
}

/** Everything that is wrong with a pack; nothing, if it is a Pack. */
export const checkPack = (given: unknown): readonly Problem<ContentProblem | LimitProblem>[] =>
  problemsIn(given, packShape, (pack: Pack, report: Report) => {
    const content = mergePacks([basePack, pack]);
    pack.decks?.forEach((deck, i) => {
      senseOfDeck(deck, `decks[${i}]`, report);
    });
    pack.damage?.forEach((deck, i) => {
      senseOfDamage(deck, `damage[${i}]`, report);
    });
    pack.types?.forEach((type, i) => {
      senseOfType(type, `types[${i}]`, content, report);
    });
    pack.cards?.forEach((card, i) => {
      senseOfCard(card, `cards[${i}]`, content, report);
    });
  });
