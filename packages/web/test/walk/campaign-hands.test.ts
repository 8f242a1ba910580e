import type { Match, TableState, TableView } from '@tallyho/kernel';
import { createElement } from 'react';
import type { CampaignRoom } from '../../src/campaign/room.ts';
import { campaigns as flames } from '../../src/down-in-flames/campaign/campaigns.ts';
import { human } from '../../src/saved/players.ts';
import { campaigns as land } from '../../src/zero/campaign/campaigns.ts';
import { carriers } from '../../src/zero/carriers/carriers.ts';
import { guadalcanalRoom } from '../../src/zero/guadalcanal/guadalcanal.ts';
import { comeTo, pilots } from '../moments.ts';
import { savedAs } from '../saves/saved-as.ts';
import { type Hand, handling } from './part.tsx';

type Kind = 'flames' | 'land' | 'carriers' | 'guadalcanal';
type AnyMatch = Match<TableState, object, object, TableView, object>;

const rooms = { flames, land, carriers, guadalcanal: guadalcanalRoom } as const;

/** The room as its people see it: the desk, what is watched, and the table of its missions. */
async function placesOf(kind: Kind) {
  const sea = async () => ({
    room: carriers,
    Desk: (await import('../../src/zero/carriers/desk/sea-desk.tsx')).SeaDesk,
    Passage: (await import('../../src/zero/carriers/desk/sea-passage.tsx')).SeaPassage,
  });
  const slot = async () => ({
    room: guadalcanalRoom,
    Desk: (await import('../../src/zero/guadalcanal/desk/guadalcanal-desk.tsx')).GuadalcanalDesk,
    Passage: (await import('../../src/zero/guadalcanal/desk/slot-passage.tsx')).SlotPassage,
    inside: await sea(),
  });
  const map = async () => {
    const { mapDesk } = await import('../../src/campaign/desk/map-desk.tsx');
    const room = rooms[kind] as unknown as CampaignRoom;
    return { room, Desk: mapDesk(room as never) };
  };
  return kind === 'carriers' ? sea() : kind === 'guadalcanal' ? slot() : map();
}

interface Flown {
  readonly kind: Kind;
  readonly options: object;
  /** Up to this moment pilots have flown; two people go on at one screen. */
  when(match: AnyMatch): boolean;
}

async function savedAt(name: string, { kind, options, when }: Flown) {
  const { game } = rooms[kind] as unknown as { readonly game: AnyMatch['game'] };
  const saved = savedAs(name, comeTo(game, options, await pilots(game), when, name));
  return { ...saved, players: saved.players.map(() => human) };
}

/** What lies there is drawn elsewhere. */
const WITHOUT = '.campaign-map, .settings, .side, .keys-sheet';

function inHand(name: string, as: string, flown: Flown, does: (hand: Hand) => Promise<void>, place: object = {}): void {
  const saved = savedAt(name, flown);
  handling(
    name,
    `hands/${as}`,
    { without: WITHOUT, ...place },
    async () => {
      const { PlayCampaign } = await import('../../src/campaign/play.tsx');
      return createElement(PlayCampaign, { ...(await placesOf(flown.kind)), saved: await saved } as never);
    },
    async (hand) => {
      try {
        await does(hand);
      } finally {
        const { dropGame } = await import('../../src/saved/shelf.ts');
        await dropGame((await saved).id);
      }
    },
  );
}

/** Of everything that can be chosen one thing, each time another; then what gives the order. */
async function choose({ page, see }: Hand, nth: number): Promise<void> {
  const boxes = (): HTMLInputElement[] =>
    page.all('.below input[type=radio], .order-place input[type=radio]') as HTMLInputElement[];
  const done = new Set<string>();
  for (;;) {
    const name = boxes().find((one) => !done.has(one.name))?.name;
    if (name === undefined) break;
    const group = boxes().filter((one) => one.name === name);
    const box = group[(nth + 2 * done.size) % group.length];
    done.add(name);
    if (box.checked) continue;
    await page.press(box);
    see('chosen');
  }
  const open = page.all('button.answer').filter((one) => !(one as HTMLButtonElement).disabled);
  const go = open.find((one) => one.matches('.take-off')) ?? open.at(-1);
  if (go === undefined) await page.settle(500);
  else await page.press(go);
}

/** So many answers, whatever is asked, with what changes; those behind a curtain come to the screen first. */
async function goOn(hand: Hand, answers: number): Promise<void> {
  const { page, see, note } = hand;
  const passBy = async (selector: string, heading: string): Promise<void> => {
    const [button] = page.all(selector);
    if (button === undefined) return;
    see(heading);
    await page.press(button);
  };
  for (let n = 0; n < answers; n++) {
    await passBy('.curtain button', 'a curtain');
    await passBy('.map-passage button', 'somebody flies over the map');
    await passBy('.report-screen .go-on', 'a report');
    if (page.all('.sky').length > 0) return note('in the sky');
    if (page.all('.curtain').length > 0) continue;
    see('what is asked');
    if (page.all('.result').length > 0) return;
    await choose(hand, n);
  }
}

const inFrench = { japanese: 'État-major japonais', allied: 'État-major allié' };
const seats = { japanese: 'Japanese command', allied: 'Allied command' };

const isBetween = ({ state }: AnyMatch): boolean => (state as { inner?: object | null }).inner === null;
const logOf = ({ state }: AnyMatch): readonly object[] => (state as unknown as { log: readonly object[] }).log;

inHand(
  'two people choose an order and what they take along, and a mission of Rabaul begins',
  'rabaul',
  {
    kind: 'flames',
    options: { campaign: 'rabaul-1943', seats: { axis: 'Axis command', allies: 'Allied command' } },
    when: (match) => isBetween(match) && logOf(match).length === 1,
  },
  (hand) => goOn(hand, 8),
);
inHand(
  'two people pick Resources for Malaya',
  'malaya',
  {
    kind: 'land',
    options: { campaign: 'malaya', period: 'january-1942', seats: inFrench },
    when: (match) => isBetween(match) && logOf(match).length === 2,
  },
  (hand) => goOn(hand, 8),
  { language: 'fr' },
);
inHand(
  'two people write orders for the Coral Sea, and the first Strike takes off',
  'coral-sea',
  { kind: 'carriers', options: { campaign: 'coral-sea', seats }, when: isBetween },
  (hand) => goOn(hand, 9),
  { moves: true },
);
inHand(
  'two people assign aircraft for Guadalcanal, and they take off',
  'guadalcanal',
  { kind: 'guadalcanal', options: { seats }, when: (match) => isBetween(match) && logOf(match).length === 2 },
  (hand) => goOn(hand, 11),
  { moves: true },
);
inHand(
  'a carrier battle is fought inside Guadalcanal',
  'battle',
  {
    kind: 'guadalcanal',
    options: { carriers: true, seats: inFrench },
    when: ({ state }) => {
      const { inner } = state as unknown as { inner: { tracks?: object; inner: object | null } | null };
      return inner !== null && inner.tracks !== undefined && inner.inner === null;
    },
  },
  (hand) => goOn(hand, 8),
  { language: 'fr' },
);
