import { expect, test } from 'vitest';
import { cueOf, cues, cuesOf } from '../../src/sound/cues.ts';
import { listenTo } from '../../src/sound/listen.ts';
import { SoundPlayer } from '../../src/sound/player.ts';
import { soundIsOn, turnSound, watchSound } from '../../src/sound/switch.ts';
import { WrittenSound } from './written-sound.ts';

/** Somebody listens with a browser that writes down what it would let sound. */
async function listening(hear: (sound: WrittenSound, leave: () => void) => void | Promise<void>): Promise<void> {
  const sound = new WrittenSound();
  const leave = sound.enter();
  try {
    await hear(sound, leave);
  } finally {
    leave();
    turnSound(false);
  }
}

test.each(cues)('the sound of %s', (cue) =>
  listening(async (sound) => {
    new SoundPlayer().play([cue]);
    await expect(`${sound.lines.join('\n')}\n`).toMatchFileSnapshot(`approved/${cue}.txt`);
  }),
);

test('sounds that belong together come one after the other, of one context and one noise', () =>
  listening((sound) => {
    const player = new SoundPlayer();
    player.play(['card', 'hit']);
    player.play(['card']);
    expect(sound.lines.filter((line) => /^(a|there) |starts/.test(line))).toEqual([
      'a context',
      'a buffer of 1 × 8 at 8',
      'noise starts 2 0 0.09',
      'noise starts 2.18 0 0.16',
      'wave (type triangle, frequency 150) starts 2.18',
      'noise starts 2 0 0.09',
    ]);
    expect([...sound.samples[0]].map((one) => one.toFixed(3)).join(' ')).toBe(
      '-1.000 -0.737 0.511 -0.083 0.066 -0.562 -0.906 0.358',
    );
  }));

test('a browser that keeps quiet is asked to speak up; who goes is heard no more', () =>
  listening((sound) => {
    const player = new SoundPlayer();
    player.play([]);
    player.close();
    expect([sound.lines, sound.closed]).toEqual([[], 0]);
    player.play(['card']);
    expect(sound.resumed).toBe(0);
    sound.state = 'suspended';
    player.play(['card']);
    expect(sound.resumed).toBe(1);
    player.close();
    player.close();
    expect(sound.closed).toBe(1);
    player.hiss(0, 1, 1, 100, 'lowpass');
    player.hum(0, 1, 1, 100, 50, 'sine');
    player.play(['card']);
    expect(sound.lines.filter((line) => line === 'a context')).toHaveLength(2);
    expect(sound.lines.at(-1)).toMatch(/^noise starts/);
  }));

test('a browser without Web Audio stays silent', () =>
  listening((_, leave) => {
    leave();
    expect(() => new SoundPlayer().play(['card'])).not.toThrow();
  }));

test('the news of a table are heard, while sounds are on, until somebody leaves it', () =>
  listening((sound) => {
    const told: object[] = [{ event: 'drew' }];
    let tell = (): void => {};
    let isLeft = false;
    const stop = listenTo({
      subscribe: (listener) => {
        tell = listener;
        return () => {
          isLeft = true;
        };
      },
      look: (seat) => ({ told: seat === -1 ? [...told] : [] }),
    });
    const starts = (): number => sound.lines.filter((line) => line.includes('starts')).length;
    told.push({ event: 'drew' });
    tell();
    expect(starts()).toBe(0);
    turnSound(true);
    tell();
    expect(starts()).toBe(0);
    told.push({ event: 'nothing' }, { event: 'drew' });
    tell();
    expect(starts()).toBe(1);
    stop();
    expect([isLeft, sound.closed]).toEqual([true, 1]);
  }));

test('who watches the switch is told, until he does so no more', () => {
  const heard: boolean[] = [];
  const stop = watchSound(() => heard.push(soundIsOn()));
  turnSound(true);
  turnSound(false);
  stop();
  turnSound(true);
  expect(heard).toEqual([true, false]);
});

test('what is heard of each event', () => {
  const heard = (event: object | null | string): string | null => cueOf(event);
  const names =
    'played discarded drew executed climbed dived moved rolled position speed-maneuver airborne raid-allotted raid-run raid-defence raid-damage fires hit draws collision shot-down destroyed exploded crashed turn'.split(
      ' ',
    );
  expect(names.map((event) => `${event}: ${heard({ event })}`)).toMatchInlineSnapshot(`
    [
      "played: card",
      "discarded: card",
      "drew: card",
      "executed: engine",
      "climbed: engine",
      "dived: engine",
      "moved: engine",
      "rolled: engine",
      "position: engine",
      "speed-maneuver: engine",
      "airborne: engine",
      "raid-allotted: card",
      "raid-run: engine",
      "raid-defence: guns",
      "raid-damage: hit",
      "fires: guns",
      "hit: hit",
      "draws: hit",
      "collision: hit",
      "shot-down: crash",
      "destroyed: crash",
      "exploded: crash",
      "crashed: crash",
      "turn: null",
    ]
  `);
  const shot = { event: 'played', use: 'attack', with: [] };
  expect([
    heard(shot),
    heard({ ...shot, use: 'gunner' }),
    heard({ ...shot, use: 'maneuver' }),
    heard({ event: 'played', use: 'attack' }),
    heard({ event: 'drew', use: 'attack', with: [] }),
    heard({ event: 'climbed', use: 'attack', with: [] }),
    heard({ use: 'attack', with: [] }),
    heard(null),
    heard('hit'),
  ]).toEqual(['guns', 'guns', 'card', 'card', 'guns', 'engine', null, null, null]);
  expect(cuesOf(['drew', 'hit', 'fires', 'crashed'].map((event) => ({ event })))).toEqual(['card', 'hit', 'guns']);
});
