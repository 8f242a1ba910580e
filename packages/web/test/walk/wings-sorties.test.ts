import { expect } from 'vitest';
import { flight, lay } from './flights.ts';
import { look, walk } from './walk.ts';

const phone = { width: 390, height: 844 };
const lying = { width: 844, height: 390 };
const tablet = { width: 820, height: 1180 };

const sorties = [
  'escort',
  'photographs',
  'interception',
  'home-before-dark',
  'scramble',
  'above-the-clouds',
  'fokker-scourge',
  'free-for-all',
];
for (const scenario of sorties)
  look(`wings-of-war/sorties/${scenario}`, `#/play/${scenario}`, { games: [flight(scenario, { scenario })] }, '.map');

look(
  'wings-of-war/phone/escort',
  '#/play/escort',
  { ...phone, games: [flight('escort', { scenario: 'escort' })] },
  '.frame',
);
look(
  'wings-of-war/phone/lying',
  '#/play/interception',
  { ...lying, games: [flight('interception', { scenario: 'interception' })] },
  '.frame',
);
look(
  'wings-of-war/phone/duel',
  '#/play/dogfight',
  { ...phone, games: [flight('dogfight', { scenario: 'dogfight' })] },
  '.frame',
);
look(
  'wings-of-war/phone/duel-lying',
  '#/play/dogfight',
  { ...lying, games: [flight('dogfight', { scenario: 'dogfight' })] },
  '.map',
);
look(
  'wings-of-war/phone/tablet',
  '#/play/photographs',
  { ...tablet, games: [flight('photographs', { scenario: 'photographs' })] },
  '.frame',
);

walk(
  'whoever flies several aircraft lays for one after the other',
  '#/play/escort',
  { games: [flight('escort', { scenario: 'escort' })] },
  async (page) => {
    expect(page.text('.prompt')).toBe('Airco D.H.4 (A1): lay card 1 of 3.');
    await lay(page, 3, 3, 3);
    await page.approve('wings-of-war/planning/second-aircraft', '.frame');
    await lay(page, 1);
    expect(page.text('.prompt')).toBe('Sopwith Camel (A2): lay card 2 of 3.');
    await page.press(page.find('[data-plane="A3"]'));
    expect(page.text('.prompt')).toBe('RAF S.E.5a (A3): lay card 1 of 3.');
    await page.press(page.all('.seat-chip')[1]);
    expect(page.text('.prompt')).toBe('Sopwith Camel (A2): lay card 2 of 3.');
    expect(page.text('.ready')).toContain('5 cards to lay');
  },
);

const asked = (kind: string) => (match: { decision(seat: 0): { readonly kind: string } | null }) =>
  match.decision(0)?.kind === kind;

walk(
  'the floor is asked for at great altitude',
  '#/play/floor',
  { games: [flight('floor', { scenario: 'above-the-clouds' }, { when: asked('floor') })] },
  async (page) => {
    await page.approve('wings-of-war/asked/floor', '.frame');
  },
);

walk(
  'a tail is chosen, and the order of the cards',
  '#/play/tail',
  { games: [flight('tail', { scenario: 'escort' }, { when: asked('tail') })] },
  (page) => page.approve('wings-of-war/asked/tail', '.frame'),
);

walk(
  'the order of the cards',
  '#/play/order',
  { games: [flight('order', { scenario: 'escort' }, { when: asked('rearrange') })] },
  async (page) => {
    await page.approve('wings-of-war/asked/rearrange', '.frame');
    const [, other] = page.all('.order');
    other.focus();
    await page.settle();
    await page.approve('wings-of-war/asked/rearrange-tried', '.map-world');
    const cards = other.querySelector('.unseen')?.textContent;
    await page.press(other);
    expect(cards).not.toContain('As planned');
    expect(page.all('.order')).toEqual([]);
  },
);

walk(
  'who stays on the ground may turn there, about any point of the base',
  '#/play/scramble',
  { games: [flight('scramble', { scenario: 'scramble' })] },
  async (page) => {
    await page.approve('wings-of-war/asked/on-the-ground', '.decide');
    await page.press(page.find('.idle'));
    await page.press(page.find('.idle'));
    await page.key('Enter');
    await page.approve('wings-of-war/asked/pivot', '.frame');
    await page.press(page.all('.base-points button')[3]);
    await page.approve('wings-of-war/asked/turn', '.decide');
    await page.type(page.find('.turn-dial input'), '45');
    await page.approve('wings-of-war/asked/turned', '.map-world');
    await page.press(page.find('.turn-dial .answer'));
    expect(page.all('.turn-dial')).toEqual([]);
  },
);

walk(
  'two can be fired at',
  '#/play/fire',
  {
    games: [
      flight(
        'fire',
        { scenario: 'escort' },
        { when: (match) => asked('fire')(match) && (match.decision(0)?.options.length ?? 0) > 2 },
      ),
    ],
  },
  async (page) => {
    await page.approve('wings-of-war/asked/fire', '.frame');
    await page.press(page.find('.token.target'));
    expect(page.text('.side')).toContain('fires at');
  },
);
