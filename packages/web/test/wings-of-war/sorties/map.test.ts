import type { Plane } from '@tallyho/wings-of-war';
import { subjectOf } from '@tallyho/wings-of-war';
import { expect, test } from 'vitest';
import { ghostsFor, type Tried } from '../../../src/wings-of-war/map/ghosts.ts';
import { readingOrder } from '../../../src/wings-of-war/map/reading-order.ts';
import { inTheAir, type MapScene, mapScene } from '../../../src/wings-of-war/map/scene.ts';
import { taskPlaces } from '../../../src/wings-of-war/map/task-places.ts';
import type { WingsLook } from '../../../src/wings-of-war/model/engine.ts';
import {
  cardLaid,
  offerFor,
  type Programme,
  programmesOf,
  withCard,
} from '../../../src/wings-of-war/model/programme.ts';
import { modelOf } from '../../../src/wings-of-war/model/use-model.ts';
import { Diary, type Entries, inShort, numbered } from './diary.ts';
import { sortie, sorties } from './sorties.ts';
import { still } from './still.ts';

/** Some cards, each time others. */
function laid(look: WingsLook, n: number): Programme[] {
  return programmesOf(look.view).map((programme, nth) => {
    let now = programme;
    for (let slot = 0; slot < (n + nth) % 4; slot++) {
      const { options } = offerFor(look.view, now);
      if (options.length > 0) now = withCard(now, cardLaid(options[(7 * n + 5 * nth + 3 * slot) % options.length]));
    }
    return now;
  });
}

/** What is being looked at before it is chosen. */
function triedAt({ decision, view }: WingsLook, current: Programme | null, n: number): Tried | null {
  if (decision === null) return null;
  const choice = decision.options[n % decision.options.length];
  if (choice.do === 'order') return { kind: 'order', cards: choice.cards };
  if (choice.do === 'turn') return { kind: 'turn', degrees: choice.degrees, point: n % 4 };
  if (decision.kind !== 'plan' || current === null || n % 2 === 0) return null;
  const [option] = offerFor(view, current).options;
  return option === undefined ? null : { kind: 'card', card: cardLaid(option), slot: current.cards.length };
}

function* told(scene: MapScene, eye: Plane): Entries {
  const { figures, areas, arcs, ghosts, lines, wanted, width, height, isTurned } = scene;
  yield ['table', inShort({ width, height, isTurned })];
  for (const { machine, badge, ...figure } of figures) yield [badge, inShort({ card: machine.card, ...figure })];
  yield* numbered('area', areas);
  yield* numbered('arc', arcs);
  for (const { key, machine, steps } of ghosts) {
    yield [key, machine.card];
    yield* numbered(`${key}, step`, steps);
  }
  yield* numbered('line', lines);
  yield ['to be seen', inShort(wanted.must)];
  yield ['as well', inShort(wanted.may)];
  yield ['no clouds over', inShort(inTheAir(scene).map(({ x, y, width: size }) => Math.round(x + y + size)))];
  yield* numbered('task', taskPlaces(areas, figures));
  yield ['read', readingOrder(figures, eye).join()];
}

/** So many moments of a fight are enough. */
const MOMENTS = 26;

/** A fight as one seat sees it on the map, moment by moment, with what it plans and what it looks at. */
function diaryOf(name: string, seat: number): string {
  const diary = new Diary();
  for (const [n, { looks, watched }] of sortie(name).moments.slice(0, MOMENTS).entries()) {
    const look = looks[seat] ?? watched;
    const model = modelOf(look);
    const { view, decision } = look;
    const programmes = decision?.kind === 'plan' ? laid(look, n) : [];
    const current = programmes[n % Math.max(1, programmes.length)] ?? null;
    const subject = decision === null ? null : subjectOf(view, seat);
    const lit = current?.plane ?? subject?.plane ?? -1;
    const targets = (decision?.options ?? []).flatMap((choice) =>
      choice.do === 'fire' || choice.do === 'tail' ? [choice.target] : [],
    );
    const ghosts = ghostsFor(model, subject, programmes, current, triedAt(look, current, n));
    const arcs = n % 3 === 0 ? [n % view.planes.length] : [];
    const scene = mapScene(still(model), { arcs, ghosts, lit, targets });
    diary.note(
      `${n + 1}: turn ${view.turn}, phase ${view.phase}, ${decision?.kind ?? 'nothing asked'}`,
      told(scene, lit),
    );
  }
  return diary.text;
}

test.each(sorties)('the map of one’s own side: %s', async (name) => {
  await expect(diaryOf(name, 0)).toMatchFileSnapshot(`approved/map/${name.replaceAll(' ', '-')}.txt`);
});

test.each(['escort', 'scramble', 'free for all'])('the map as it is seen from across the table: %s', async (name) => {
  await expect(diaryOf(name, 1)).toMatchFileSnapshot(`approved/map/${name.replaceAll(' ', '-')}-from-across.txt`);
});

test('the map of somebody who only watches', async () => {
  await expect(diaryOf('photographs', -1)).toMatchFileSnapshot('approved/map/photographs-watched.txt');
});
