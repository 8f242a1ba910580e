import { expect, test } from 'vitest';
import { type Commission, trade } from '../../src/art/aircraft/commission.ts';
import type { Picture } from '../../src/art/aircraft/paint/picture.ts';
import { Studio } from '../../src/art/studio.ts';

const wish = (type: string, more: Partial<Commission> = {}): Commission => ({
  type,
  attitude: 'level',
  facing: 'right',
  scale: 5,
  width: 2,
  height: 2,
  holes: 0,
  time: 'day',
  ...more,
});
const picture: Picture = { width: 2, height: 2, pixels: new Uint8ClampedArray(16) };

/** A studio whose painter finishes when it is told to. */
function studio(room?: number) {
  const painted: string[] = [];
  const open: ((picture: Picture | null) => void)[] = [];
  const made = new Studio<Commission, Picture>(
    () => ({
      paint: (commission, _urgency, done) => {
        painted.push(commission.type);
        open.push(done);
      },
    }),
    trade,
    room,
  );
  return { made, painted, finish: (with_: Picture | null = picture) => open.shift()?.(with_) };
}

test('whoever asks for the same picture gets the same, painted once', () => {
  const { made, painted, finish } = studio();
  const shown: Picture[] = [];
  made.want(wish('a6m2'), (it) => shown.push(it));
  made.want(wish('a6m2'), (it) => shown.push(it));
  expect(made.find(wish('a6m2'))).toBeNull();
  finish();
  expect(shown).toEqual([picture, picture]);
  expect(painted).toEqual(['a6m2']);
  expect(made.find(wish('a6m2'))).toBe(picture);
  expect(made.find(wish('a6m2', { holes: 1 }))).toBeNull();
  expect(made.find(wish('a6m2', { facing: 'left' }))).toBeNull();
  expect(made.find(wish('a6m2', { time: 'night' }))).toBeNull();
});

test('one is painted after the other; what nobody waits for any more is not painted', () => {
  const { made, painted, finish } = studio();
  made.want(wish('a'), () => {});
  const leave = made.want(wish('b'), () => {});
  made.want(wish('c'), () => {});
  expect(painted).toEqual(['a']);
  leave();
  finish();
  expect(painted).toEqual(['a', 'c']);
});

test('those in a fight are painted first, then what is seen, then what will be needed', () => {
  const { made, painted, finish } = studio();
  made.want(wish('first'), () => {});
  made.foresee([wish('next'), wish('fought')]);
  made.want(wish('card'), () => {});
  made.want(wish('fought'), () => {}, 'fight');
  for (let n = 0; n < 4; n++) finish();
  expect(painted).toEqual(['first', 'fought', 'card', 'next']);
});

test('what is foreseen is not painted twice, nor when it is not needed any more', () => {
  const { made, painted, finish } = studio();
  made.want(wish('a'), () => {});
  finish();
  made.foresee([wish('a'), wish('b')]);
  const leave = made.foresee([wish('c')]);
  leave();
  finish();
  expect(painted).toEqual(['a', 'b']);
  expect(made.find(wish('b'))).not.toBeNull();
});

test('a painter who fails stops nothing', () => {
  const { made, painted, finish } = studio();
  made.want(wish('a'), () => expect.fail('nothing was painted'));
  made.want(wish('b'), () => {});
  finish(null);
  expect(painted).toEqual(['a', 'b']);
});

test('pictures that were not looked at for longest go first', () => {
  const { made, finish } = studio(32);
  for (const type of ['a', 'b']) {
    made.want(wish(type), () => {});
    finish();
  }
  made.find(wish('a'));
  made.want(wish('c'), () => {});
  finish();
  expect(made.find(wish('a'))).not.toBeNull();
  expect(made.find(wish('b'))).toBeNull();
  expect(made.find(wish('c'))).not.toBeNull();
});

test('without a painter there are no pictures, and no trouble', () => {
  const made = new Studio(() => null, trade);
  made.want(wish('a'), () => expect.fail('nobody painted it'));
  expect(made.find(wish('a'))).toBeNull();
});
