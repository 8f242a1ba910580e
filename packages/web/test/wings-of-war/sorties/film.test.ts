import { expect, test } from 'vitest';
import type { Look as Sight } from '../../../src/widgets/pan-zoom.ts';
import { filmOf, unwatched } from '../../../src/wings-of-war/film/beats.ts';
import { lengthOf, partAt } from '../../../src/wings-of-war/film/parts.ts';
import { picturesAt } from '../../../src/wings-of-war/film/pictures.ts';
import {
  endOfPart,
  paceOf,
  reelOf,
  type Scene,
  shownAt,
  stepBack,
  turnedUp,
} from '../../../src/wings-of-war/film/reel.ts';
import type { Screening } from '../../../src/wings-of-war/film/screening.ts';
import { momentOf, motionOf } from '../../../src/wings-of-war/map/motion.ts';
import { isTurnedFor, mapScene } from '../../../src/wings-of-war/map/scene.ts';
import { seenFrom } from '../../../src/wings-of-war/model/drawing.ts';
import { modelOf, type TableModel } from '../../../src/wings-of-war/model/use-model.ts';
import { effectsOf, filmSentence } from '../../../src/wings-of-war/words/film-sentence.ts';
import { wingsWords } from '../../../src/wings-of-war/words/words.ts';
import { inShort } from './diary.ts';
import { sortie, sorties } from './sorties.ts';

const { en, fr } = wingsWords;

/** Every film of a fight, as one seat watches it; a seat that there is not only watches. */
function* films(name: string, seat: number): Generator<{ readonly from: TableModel; readonly to: TableModel }> {
  let before: TableModel | null = null;
  for (const { looks, watched } of sortie(name).moments) {
    const now = modelOf(looks[seat] ?? watched);
    if (before !== null) yield { from: before, to: now };
    before = now;
  }
}

const badges = ({ names }: TableModel, planes: Iterable<number>): string => [...planes].map(names.badge).join(' ');

function* reelTold(from: TableModel, to: TableModel): Generator<string> {
  const { badge } = to.names;
  const reel = reelOf(from, to, paceOf(from, 'calm'));
  for (const [at, scene] of reel.entries()) {
    const { beat, parts } = scene;
    yield `turn ${from.view.turn}, phase ${beat.phase}: ${parts.map(({ part, from: begin, to: end }) => `${part} ${begin}–${end}`).join(', ')}`;
    for (const [plane, { from: begin, to: end, via }] of beat.flights)
      yield `  ${badge(plane)} flies ${[begin, ...via, end].map(({ x, y, heading }) => inShort([x / 1000, y / 1000, heading / 100])).join(' → ')}`;
    for (const { plane, gun, target, short } of beat.shots)
      yield `  ${badge(plane)} fires gun ${gun} at ${badge(target)}${short ? ', short' : ''}`;
    for (const { plane, deck, face, sign } of beat.draws)
      yield `  ${badge(plane)} draws ${deck} ${inShort(face)} ${inShort(sign)}`;
    for (const { plane, kind } of beat.effects) yield `  ${badge(plane)}: ${kind}`;
    for (const { plane, fate } of beat.losses) yield `  ${badge(plane)} is lost: ${fate}`;
    for (const { part } of parts) {
      yield `  “${filmSentence(en, to, beat, part)}”`;
      yield `  « ${filmSentence(fr, to, beat, part)} »`;
    }
    for (const { plane, what, isLost } of effectsOf(en, beat))
      yield `  note: ${badge(plane)} ${what}${isLost ? '!' : ''}`;
    yield* standingTold(from, scene);
    const cards = turnedUp(from.told, reel, at);
    const upTo = [...cards].map(
      ([phase, by]) => `${phase}: ${[...by].map(([plane, card]) => `${badge(plane)} ${card}`)}`,
    );
    yield `  turned up: ${upTo.join('; ')}`;
    const steps = [0, 200, 900, 1300, lengthOf(parts)].map((ms) => {
      const { at: to, ms: far } = stepBack(reel, { at, ms });
      return `${partAt(parts, ms)} ${endOfPart(scene, ms)} back ${to + 1}/${far}`;
    });
    yield `  from part to part: ${steps.join(', ')}`;
  }
}

/** What stands on the table in each part, as far as it is not as it was before. */
function* standingTold(model: TableModel, scene: Scene): Generator<string> {
  const known = new Map<number, string>();
  for (const { part, from } of [...scene.parts]) {
    const { view, names } = shownAt(model, scene, from);
    for (const [plane, a] of view.planes.entries()) {
      const { x, y, heading, level, climbs, cloud, status, fate, smoke, flames, jams, hits, damage } = a;
      const told = `${Math.round(x / 100)} ${Math.round(y / 100)} ↻${heading}, ${inShort({ level, climbs, cloud, status, fate, smoke, flames, jams, damage, hits: hits.map(({ card }) => card) })}`;
      if (known.has(plane) && known.get(plane) !== told) yield `  in ${part} ${names.badge(plane)}: ${told}`;
      known.set(plane, told);
    }
  }
}

const filmsOf = (name: string, seat: number, most: number): string =>
  `${[...films(name, seat)]
    .flatMap(({ from, to }) => [...reelTold(from, to)])
    .slice(0, most)
    .join('\n')}\n`;

test.each(sorties)('what is watched: %s', async (name) => {
  await expect(filmsOf(name, 0, 150)).toMatchFileSnapshot(`approved/film/${name.replaceAll(' ', '-')}.txt`);
});

test('what somebody watches whose aircraft are all lost, and who only watches', async () => {
  await expect(filmsOf('scramble', -1, 90)).toMatchFileSnapshot('approved/film/scramble-watched.txt');
  await expect(filmsOf('above the clouds', 1, 150)).toMatchFileSnapshot(
    'approved/film/above-the-clouds-from-across.txt',
  );
});

test('nothing is watched at once, nor what one has watched from another seat', () => {
  for (const name of ['escort', 'cards in clouds', 'fires that are put out']) {
    for (const { from, to } of films(name, 0)) expect(reelOf(from, to, 'at-once')).toEqual([]);
    for (const { looks, watched } of sortie(name).moments)
      for (const { view, told } of looks) expect(filmOf(view, unwatched(told, watched.told), view)).toEqual([]);
  }
});

const sight: Sight = { x: 0, y: 0, scale: 1 };

/** The table while a scene is played. */
function screeningOf(from: TableModel, scene: Scene, ms: number, isStill: boolean): Screening {
  const { parts } = scene;
  return {
    ...{
      shown: shownAt(from, scene, ms),
      beat: scene.beat,
      part: partAt(parts, ms),
      cards: new Map(),
      isPlaying: true,
    },
    ...{ isPaused: false, speed: sight.scale, isStill },
    clock: { now: () => ms, length: lengthOf(parts), parts, subscribe: () => () => {} },
    ...{ pause() {}, resume() {}, setSpeed() {}, skip() {}, finishPart() {}, seek() {}, back() {} },
  };
}

/** What is seen of some moments of a film: aircraft on their way, pictures beside them, and where the map has to be. */
function* seenTold(from: TableModel, scene: Scene): Generator<string> {
  const { beat, parts } = scene;
  const { fixed } = from.view;
  const seen = seenFrom(fixed, isTurnedFor(from));
  yield `turn ${from.view.turn}, phase ${beat.phase}`;
  for (const { part, from: begin, to: end } of parts)
    for (const at of [0.1, 0.3, 0.45, 0.8]) {
      const ms = begin + (end - begin) * at;
      const screening = screeningOf(from, scene, ms, false);
      const { figures, arcs, wanted } = mapScene(screening, { arcs: [0], ghosts: [], lit: 0, targets: [1] });
      const spotOf = (plane: number) => figures.find(({ id }) => id === plane)?.spot;
      if (at === 0.1) {
        yield `  ${part} of ${badges(
          from,
          figures.map(({ id }) => id),
        )}: to be seen ${inShort(wanted.must)}, as well ${inShort(wanted.may)}`;
        for (const arc of arcs) yield `    arc ${inShort(arc)}`;
        const motion = motionOf({ ...screening, isStill: true }, seen);
        for (const { id, badge, spot } of figures) yield `    in the end ${badge} ${inShort(motion.at(id, spot))}`;
      }
      for (const { id, badge, spot } of figures) {
        const moment = momentOf(beat, parts, ms, id, spot, seen);
        if (part === 'flight' || moment.fade < 1) {
          const { spot: now, bank, lift, fade } = moment;
          yield `    ${at} ${badge} ${inShort(now)}, ${inShort([bank * 100, lift * 100, fade * 100])}`;
        }
      }
      const moments = {
        beat,
        parts,
        seen,
        spotOf,
        isTwin: (plane: number, gun: number) => fixed.planes[plane].guns[gun] === 0,
      };
      for (const isStill of at === 0.1 ? [false, true] : [false])
        for (const picture of picturesAt({ ...moments, isStill }, ms))
          yield `    ${at} ${picture.kind} ${inShort({ ...picture, ...('on' in picture ? { on: picture.on * 100 } : {}) })}`;
    }
}

/** Films in which most happens. */
const seenOf = (name: string, seat: number, most: number): string =>
  `${[...films(name, seat)]
    .flatMap(({ from, to }) => reelOf(from, to, 'calm').map((scene) => ({ from, scene })))
    .filter(({ scene: { beat } }) => beat.effects.length + beat.losses.length > 0 || beat.shots.length > 1)
    .slice(0, most)
    .flatMap(({ from, scene }) => [...seenTold(from, scene)])
    .join('\n')}\n`;

test.each(['dogfight', 'scramble', 'home before dark', 'a photograph', 'somebody set back', 'cards in clouds'])(
  'what is seen of it: %s',
  async (name) => {
    await expect(seenOf(name, 0, 3)).toMatchFileSnapshot(`approved/film-seen/${name.replaceAll(' ', '-')}.txt`);
  },
);

test('what is seen of it from across the table', async () => {
  await expect(seenOf('scramble', 1, 2)).toMatchFileSnapshot('approved/film-seen/scramble-from-across.txt');
});
