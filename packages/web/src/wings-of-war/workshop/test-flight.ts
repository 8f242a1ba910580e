import {
  type AircraftCard,
  type AircraftType,
  aircraftValue,
  basePack,
  type Content,
  type DamageLetter,
  mergePacks,
  type Nation,
  type Pack,
} from '@tallyho/wings-of-war';
import type { Sample } from '../../play/workshop.ts';

const isCentral = (nation: Nation): boolean => nation === 'germany' || nation === 'austria-hungary';

/** What is worth as much as this on the other side, or nearly so. */
function rivalOf(content: Content, own: AircraftCard, nation: Nation): AircraftCard {
  const worth = aircraftValue(own, content);
  const distance = (card: AircraftCard): number => Math.abs(aircraftValue(card, content) - worth);
  const enemies = [...content.cardById.values()].filter(({ type }) => {
    const of = content.typeById.get(type);
    return of !== undefined && of.seats === 1 && isCentral(of.nation) !== isCentral(nation);
  });
  return enemies.reduce((best, card) => (distance(card) < distance(best) ? card : best));
}

const duel = (own: string, enemy: string, pack: Pack): object => ({
  scenario: 'dogfight',
  seats: [
    { name: 'You', side: 0, aircraft: [{ card: own, label: 'a1' }] },
    { name: 'Bot', side: 1, aircraft: [{ card: enemy, label: 'b1' }] },
  ],
  packs: [pack],
});

function withCard(pack: Pack, card: AircraftCard): object | null {
  const content = mergePacks([basePack, pack]);
  const type = content.typeById.get(card.type);
  return type === undefined ? null : duel(card.id, rivalOf(content, card, type.nation).id, pack);
}

/** What a type flies as whose pilot nobody has named: with the guns that most of them have. */
export const cardOf = ({ id, front, rear, damage }: AircraftType): AircraftCard => ({
  id: `${id.slice(0, 50)}-new`,
  type: id,
  pilot: '',
  unit: '',
  front,
  rear,
  damage,
  sources: { all: 'reconstructed' },
});

function withType(pack: Pack, type: AircraftType): object | null {
  const own = [...(pack.cards ?? []), ...(basePack.cards ?? [])].find((card) => card.type === type.id);
  if (own !== undefined) return withCard(pack, own);
  const card = cardOf(type);
  return withCard({ ...pack, cards: [...(pack.cards ?? []), card] }, card);
}

/** A deck flies under whoever has its letter; where nobody has, under the Camel. */
function withDeck(pack: Pack, letter: string): object | null {
  const types = [...mergePacks([basePack, pack]).typeById.values()];
  const own =
    types.find((type) => type.deck === letter && type.seats === 1) ?? types.find(({ deck }) => deck === letter);
  if (own !== undefined) return withType(pack, own);
  const camel = types.find(({ id }) => id === 'sopwith-camel') ?? types[0];
  const type = { ...camel, id: 'test-flight', deck: letter };
  return withType({ ...pack, types: [...(pack.types ?? []), type] }, type);
}

/** A damage deck is drawn from by whoever carries guns of its letter; where nobody does, a Camel does. */
function withDamage(pack: Pack, letter: DamageLetter): object | null {
  const cards = [...mergePacks([basePack, pack]).cardById.values()];
  const own = cards.find(({ front }) => front === letter) ?? cards.find(({ rear }) => rear === letter);
  if (own !== undefined) return withCard(pack, own);
  const camel = cards.find(({ id }) => id === 'camel-brown') ?? cards[0];
  const card = { ...camel, id: 'test-flight', front: letter };
  return withCard({ ...pack, cards: [...(pack.cards ?? []), card] }, card);
}

/** The options of a fair fight with an entry in it; null: there is no such entry. */
export function flightOptions({ pack: given, kind, at }: Sample): object | null {
  // A pack in a workshop has been checked by the game.
  const pack = given as Pack;
  const [type, card, deck, damage] = [pack.types?.[at], pack.cards?.[at], pack.decks?.[at], pack.damage?.[at]];
  if (kind === 'types' && type !== undefined) return withType(pack, type);
  if (kind === 'cards' && card !== undefined) return withCard(pack, card);
  if (kind === 'decks' && deck !== undefined) return withDeck(pack, deck.letter);
  return kind === 'damage' && damage !== undefined ? withDamage(pack, damage.letter) : null;
}
