import { expect, test } from 'vitest';
import { around, noteAt, overlap, seenOf, tourStops } from '../../src/play/tour.ts';

const SCREENS = {
  desk: { width: 1280, height: 800 },
  upright: { width: 390, height: 844 },
  lying: { width: 844, height: 390 },
};
const NOTE = { width: 320, height: 150 };

test('where a note stands, whatever it speaks of and wherever the question is', async () => {
  const lines = Object.entries(SCREENS).flatMap(([name, screen]) => {
    const bar = { left: 0, top: screen.height * 0.6, width: screen.width, height: 90 };
    const side = { left: screen.width * 0.62, top: 0, width: screen.width * 0.38, height: 148 };
    const things = [
      ...[0.05, 0.4, 0.8].flatMap((x) =>
        [0.02, 0.45, 0.85].map((y) => ({ left: x * screen.width, top: y * screen.height, width: 90, height: 60 })),
      ),
      { left: 0, top: 0, width: screen.width, height: screen.height * 0.55 },
      { left: 10, top: 10, width: screen.width - 20, height: screen.height - 20 },
      { left: 0, top: 40, width: screen.width * 0.2, height: screen.height - 80 },
      { left: screen.width * 0.7, top: 40, width: screen.width * 0.3, height: screen.height - 80 },
      bar,
    ];
    return [
      `== ${name}`,
      ...things.map((thing) => {
        const spots = [null, bar, side].map((question) => {
          const { left, top } = noteAt(thing, NOTE, screen, question);
          return `${Math.round(left)} ${Math.round(top)}`;
        });
        return `${Object.values(thing).map(Math.round).join(' ')}: ${spots.join(' | ')}`;
      }),
    ];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('approved/notes.txt');
});

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

test('how much of two boxes is the same place, and what goes round both', () => {
  const one = box(10, 20, 30, 40);
  expect(overlap(one, box(20, 30, 5, 6))).toBe(30);
  expect(overlap(one, box(30, 50, 90, 90))).toBe(100);
  expect(overlap(one, box(0, 0, 15, 25))).toBe(25);
  expect(overlap(one, box(60, 20, 9, 9))).toBe(0);
  expect(overlap(one, box(10, 80, 9, 9))).toBe(0);
  expect(around(one, box(5, 70, 10, 10))).toEqual(box(5, 20, 35, 60));
  expect(around(one, box(35, 15, 30, 10))).toEqual(box(10, 15, 55, 45));
});

test('what is seen is pointed at as far as it is on the screen, if half of it is', () => {
  const screen = { width: 100, height: 100 };
  expect(seenOf(box(-10, -10, 40, 20), screen)).toEqual(box(0, 0, 30, 10));
  expect(seenOf(box(-10, -11, 40, 20), screen)).toBeNull();
  expect(seenOf(box(90, 60, 40, 40), screen)).toEqual(box(90, 60, 10, 40));
  expect(seenOf(box(100, 60, 40, 40), screen)).toBeNull();
  expect(seenOf(box(20, 90, 40, 20), screen)).toEqual(box(20, 90, 40, 10));
  expect(seenOf(box(20, 20, 40, 0), screen)).toBeNull();
});

test('what is pointed at, in its order', () => {
  expect(tourStops.map(({ name, at }) => `${name}: ${at}`)).toMatchInlineSnapshot(`
    [
      "question: .decide:not(.waiting)",
      "plane: .token.own[data-plane]",
      "enemy: .token.enemy[data-plane]",
      "hand: .hand",
      "playable: .card-button[data-playable="true"]",
      "pass: button.answer.pass",
      "exchange: .chain-box",
      "waiting: .decide.waiting .hurry",
      "log: [data-key="l"]",
    ]
  `);
});
