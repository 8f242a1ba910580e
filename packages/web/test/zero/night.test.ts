import { below, chanceFrom, Match } from '@tallyho/kernel';
import { type Choice, type Dogfight, type Happening, NOBODY, rules, zero } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { human } from '../../src/saved/players.ts';
import { lookoutIn } from '../../src/zero/model/night.ts';
import { tell } from '../../src/zero/tell/tell.ts';
import { byDay, intruders } from './missions.ts';

const [JAPANESE, ALLIED, WATCHING] = [0, 1, -1];
const [WIDOW, LIGHTNING] = [1, 2];

const turn: Happening = { event: 'turn', turn: 1, because: 'Z-3.0e' };
const acts = (element: number): Happening => ({ event: 'sequence', element, place: 0, because: 'Z-3.0a' });
const located = (element: number, found: boolean, cards: number[] = [0]): Happening => ({
  event: 'located',
  element,
  cards,
  found,
  because: found ? 'CH-27.31f' : 'CH-27.31g',
});

function started(options: object) {
  const match = Match.start(zero, options, 'night');
  if (!match.ok) throw new Error(JSON.stringify(match.problem));
  return match.value;
}

/** A night Mission as a seat sees it, when everybody is up and this Element acts. */
function at(
  told: readonly Happening[],
  seat: number,
  acting: number,
  language: 'en' | 'fr' = 'en',
  options: object = intruders,
) {
  const match = started(options);
  match.arrange((s: Dogfight) => {
    s.turn = 1;
    s.now.element = acting;
    for (const element of s.elements) element.altitude = 2;
  });
  const view = zero.observe(match.state, seat);
  return tell({ view, told, players: [], language }).scene;
}

const shadows = (scene: ReturnType<typeof at>): string[] =>
  scene.tokens.flatMap(({ isShadow, label }) => (isShadow === true ? [label] : []));

describe('CH-27.3a: a night Mission', () => {
  test('is dark, and says so; by day it is not', () => {
    expect(at([turn], ALLIED, WIDOW)).toMatchObject({ isNight: true, hud: { night: { short: 'Night' } } });
    expect(at([turn], ALLIED, WIDOW, 'fr').hud.night?.text).toContain('qui ne repère personne');
    expect(at([turn], ALLIED, 0, 'en', byDay)).toMatchObject({ isNight: false, hud: { night: null } });
    expect(shadows(at([turn], ALLIED, 0, 'en', byDay))).toEqual([]);
  });

  test('CH-27.31e: whom a Leader has not located is a shadow; whom it has, is seen', () => {
    expect(shadows(at([turn], ALLIED, NOBODY))).toEqual(['J1', 'JB1', 'JB2']);
    expect(shadows(at([turn, located(WIDOW, false)], ALLIED, WIDOW))).toEqual(['J1', 'JB1', 'JB2']);
    expect(shadows(at([turn, located(WIDOW, true)], ALLIED, WIDOW))).toEqual([]);
  });

  test('one Leader sees nothing for another in its turn; in the turns of the enemy all of them look', () => {
    const told = [turn, located(WIDOW, true), located(LIGHTNING, false)];
    expect(shadows(at(told, ALLIED, LIGHTNING))).toHaveLength(3);
    expect(shadows(at(told, ALLIED, 0))).toEqual([]);
  });

  test('what was located in the turn before is a shadow again', () => {
    expect(shadows(at([turn, located(WIDOW, true), turn], ALLIED, NOBODY))).toHaveLength(3);
  });

  test('who watches sees what the Leader in its turn does', () => {
    expect(shadows(at([turn, located(WIDOW, false)], WATCHING, WIDOW))).toEqual(['J1', 'JB1', 'JB2']);
    expect(shadows(at([turn, located(0, false)], WATCHING, 0))).toEqual(['A1', 'A2']);
    expect(shadows(at([turn, located(0, true)], WATCHING, 0))).toEqual([]);
    expect(shadows(at([turn], WATCHING, NOBODY))).toEqual([]);
  });

  test('CH-GAP-29: a seat without Leaders looks for nobody, and sees everybody', () => {
    const [japanese, allied] = intruders.seats;
    const alone = { ...intruders, seats: [{ ...japanese, elements: [] }, allied] };
    expect(shadows(at([turn], JAPANESE, NOBODY, 'en', alone))).toEqual([]);
    expect(shadows(at([turn], ALLIED, NOBODY, 'en', alone))).toEqual(['JB1', 'JB2']);
  });

  test('a shadow hides nothing: plate, ratings and words are those of daylight, and say that he is not located', () => {
    const [dark, lit] = [
      at([turn, located(WIDOW, false)], ALLIED, WIDOW),
      at([turn, located(WIDOW, true)], ALLIED, WIDOW),
    ];
    for (const [nth, token] of lit.tokens.entries()) {
      const shadow = dark.tokens[nth];
      expect(shadow.plate.lines).toEqual(token.plate.lines);
      expect(shadow.words).toContain(token.words);
      expect(shadow.aircraft).toBe(token.aircraft);
      if (token.own) continue;
      expect(shadow.plate.notes.map(({ short }) => short)).toContain('Not located');
      expect(shadow.words).toContain('not located in this turn');
      expect(dark.sheets[nth].remarks).toContainEqual({
        mark: null,
        text: 'Not located in this turn: a shadow in the night',
        rule: 'CH-27.31e',
      });
    }
    const [shadow] = at([turn], ALLIED, WIDOW, 'fr').tokens;
    expect(shadow.plate.notes.map(({ short }) => short)).toContain('Non repéré');
    expect(shadow.words).toContain('non repéré ce tour-ci');
  });

  test('CH-27.31g: who has looked in vain says so until the turn is over', () => {
    const notes = (told: readonly Happening[]) =>
      at(told, JAPANESE, 0)
        .tokens.find(({ id }) => id === WIDOW)
        ?.plate.notes.map(({ short }) => short);
    expect(notes([turn, located(WIDOW, false), acts(0)])).toContain('Blind');
    expect(notes([turn, located(WIDOW, true), acts(0)])).not.toContain('Blind');
    expect(notes([turn, located(WIDOW, false), turn])).not.toContain('Blind');
  });
});

describe('CH-27.31e: a location draw', () => {
  test('lies open in the sky, and is stamped with what came of it, until something else happens', () => {
    const { chain } = at([turn, acts(WIDOW), located(WIDOW, true, [3, 4, 5])], ALLIED, WIDOW);
    expect(chain).toMatchObject({ from: WIDOW, to: null, result: 'succeeded', stamp: 'Located', effects: [] });
    expect(chain.links.map(({ hand, use, who }) => [hand, use, who])).toEqual(
      Array.from({ length: 3 }, () => ['pile', 'Location draw', 'You']),
    );
    // Of several cards the one that has found somebody lies on top.
    const { state } = started(intruders);
    const blue = state.fixed.face.findIndex((_, card) => rules.isFound(state, [card]));
    const red = state.fixed.face.findIndex((_, card) => !rules.isFound(state, [card]));
    const drawn = at([turn, acts(WIDOW), located(WIDOW, true, [red, blue, red])], ALLIED, WIDOW).chain.links;
    expect(drawn.map(({ face: card }) => card?.edge)).toEqual(['attack', 'attack', 'react']);
    const dark = at([turn, acts(WIDOW), located(WIDOW, false)], JAPANESE, WIDOW, 'fr');
    expect(dark.chain).toMatchObject({ result: 'cancelled', stamp: 'Non repéré' });
    expect(dark.chain.links[0]).toMatchObject({ use: 'Pioche de repérage', own: false });
    const later = at([turn, acts(WIDOW), located(WIDOW, true), acts(0)], ALLIED, 0);
    expect(later.chain.links).toEqual([]);
  });

  test('that is over before anybody has looked is seen to go, and what came of it stands at the aircraft', () => {
    const lines = (told: readonly Happening[]) =>
      at(told, ALLIED, 0).log.filter(({ text }) => text.startsWith('Location draw'));
    expect(lines([turn, located(WIDOW, false), acts(0)])).toMatchObject([
      {
        rule: 'CH-27.31g',
        travel: { from: 'pile', to: 'discard' },
        deed: { deed: 'looked', by: WIDOW, found: false, word: 'Locates nobody' },
      },
    ]);
    expect(lines([turn, located(WIDOW, false)])).toMatchObject([{ travel: null, deed: null }]);
  });

  test('is told with its cards and their meaning in both languages', () => {
    const told = [turn, located(WIDOW, true, [0]), located(LIGHTNING, false, [0])];
    const said = (language: 'en' | 'fr') =>
      at(told, ALLIED, WIDOW, language).log.map(({ text }) => text.replaceAll('\u00a0', ' '));
    const card = zero.observe(started(intruders).state, ALLIED).fixed.names[0];
    expect(said('en').slice(1)).toEqual([
      `Location draw of P-61A Black Widow (A1): ${card}. A blue border: the enemy is located.`,
      `Location draw of P-38G Lightning (A2): ${card}. No blue border: nobody is located, and it may only draw cards.`,
    ]);
    expect(said('fr').slice(1)).toEqual([
      `Pioche de repérage de P-61A Black Widow (A1) : ${card}. Un bord bleu : l’ennemi est repéré.`,
      `Pioche de repérage de P-38G Lightning (A2) : ${card}. Aucun bord bleu : personne n’est repéré, et il ne peut que piocher.`,
    ]);
  });
});

describe('the steps of a night Mission', () => {
  test('CH-27.31b, CH-19.43h: bombs say by how many levels they count for less, and guns do not', () => {
    const { bombing = [] } = zero.observe(started(intruders).state, ALLIED).fixed.sortie ?? {};
    const run = (mode: number, card: number): Happening => ({
      event: 'bombed',
      plane: 6,
      mode,
      cards: [card],
      because: 'Z-21.13a',
    });
    const vital = bombing.indexOf(3);
    const bombed = run(rules.LEVEL, vital);
    const told = [turn, bombed, run(rules.STRAFING, vital), run(rules.LEVEL, bombing.indexOf(0))];
    const [, bombs, guns, misses] = at(told, ALLIED, NOBODY).log.map(({ text }) => text);
    expect(bombs).toMatch(/, two levels less \(Night Bombing Table, green crew\)\.$/);
    expect(`${guns} ${misses}`).not.toContain('less');
    const [, bombes] = at([turn, bombed], ALLIED, NOBODY, 'fr').log.map(({ text }) => text);
    expect(bombes).toMatch(/, deux niveaux de moins \(table de bombardement de nuit, équipage novice\)\.$/);
  });

  test('CH-27.32a: who names an Element is told that night fighters come first', () => {
    const [japanese, allied] = intruders.seats;
    const more = [{ aircraft: 'f6f-5n', altitude: 'medium' }, ...allied.elements];
    const match = started({ ...intruders, first: 'allied', seats: [japanese, { ...allied, elements: more }] });
    const [decision] = match.table.decisions();
    const view = zero.observe(match.state, decision.seat);
    const prompt = (language: 'en' | 'fr') =>
      tell({ view, told: [], players: [], language }).question(decision, []).prompt;
    expect(decision.kind).toBe('order');
    expect(prompt('en')).toContain('Night fighters come before all others');
    expect(prompt('fr')).toContain('Les chasseurs de nuit passent avant tous les autres');
  });

  test('every question and every event is told in both languages, and shadows are those of the one who has no turn', {
    timeout: 60_000,
  }, () => {
    const asked = new Map<string, string>();
    const heard = new Set<string>();
    for (let n = 0; n < 6; n++) {
      const chance = chanceFrom(`night ${n}`);
      const match = started(intruders);
      for (let step = 0; match.state.outcome === null && step < 400; step++) {
        const [decision] = match.table.decisions();
        const { seat } = decision;
        const view = zero.observe(match.state, seat);
        const told = match.log.map(({ event }) => event as Happening);
        const { element } = view.now;
        if (view.turn > 0 && view.fixed.owner[element] === seat && view.elements[element].lead !== NOBODY) {
          const hasLooked = told.findLast(
            ({ event }) => event === 'turn' || event === 'sequence' || event === 'located',
          );
          if (hasLooked?.event === 'located')
            expect(lookoutIn(view, told).unseen !== NOBODY).toBe(view.sortie?.night?.blind === element);
        }
        const kind = `${decision.kind} ${decision.because}`;
        if (!asked.has(kind) || step % 60 === 0)
          for (const language of ['en', 'fr'] as const) {
            const telling = tell({ view, told, players: [human, human], language });
            const question = telling.question(decision, []);
            expect(JSON.stringify([question, telling.scene])).not.toMatch(/undefined|NaN|\[object/);
            if (language === 'en') asked.set(kind, question.prompt);
          }
        const options = decision.options as readonly Choice[];
        const staying = options.filter(({ do: verb }) => verb !== 'break-off' && verb !== 'leave');
        match.choose(seat, decision.id, staying[below(chance, staying.length)] ?? options[0]);
      }
      for (const { event } of match.log) heard.add((event as Happening).event);
    }
    expect(heard).toContain('located');
    expect(asked.get('draw CH-27.31h')).toMatch(/has located nobody: it may only draw, up to .+ cards?\. How many\?/);
  });
});
