// @vitest-environment happy-dom
import { baseContent, damageLetters, subjectOf, symbols } from '@tallyho/wings-of-war';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { DamageBack, DamageCard } from '../../../src/wings-of-war/cards/damage-card.tsx';
import { cardSizes, ManoeuvreBack, ManoeuvreCard } from '../../../src/wings-of-war/cards/manoeuvre-card.tsx';
import { Arcs } from '../../../src/wings-of-war/map/arcs.tsx';
import { Areas } from '../../../src/wings-of-war/map/areas.tsx';
import { Ghost } from '../../../src/wings-of-war/map/ghost.tsx';
import { ghostsFor } from '../../../src/wings-of-war/map/ghosts.ts';
import { mapScene } from '../../../src/wings-of-war/map/scene.ts';
import type { WingsLook } from '../../../src/wings-of-war/model/engine.ts';
import { plateOf } from '../../../src/wings-of-war/model/plate.ts';
import {
  cardLaid,
  offerFor,
  type Programme,
  programmesOf,
  withCard,
} from '../../../src/wings-of-war/model/programme.ts';
import { modelOf } from '../../../src/wings-of-war/model/use-model.ts';
import { AircraftCard } from '../../../src/wings-of-war/set-up/aircraft-card.tsx';
import { AltitudePlate } from '../../../src/wings-of-war/table/altitude-plate.tsx';
import { ConsolePanel } from '../../../src/wings-of-war/table/console-panel.tsx';
import { Hand } from '../../../src/wings-of-war/table/hand.tsx';
import { HudLine } from '../../../src/wings-of-war/table/hud-line.tsx';
import { OrderPicker } from '../../../src/wings-of-war/table/order-picker.tsx';
import { Plate, SmallPlate } from '../../../src/wings-of-war/table/plate.tsx';
import { QuestionControls } from '../../../src/wings-of-war/table/question-controls.tsx';
import { ReadyButton } from '../../../src/wings-of-war/table/ready-button.tsx';
import { SeenPanel } from '../../../src/wings-of-war/table/seen-panel.tsx';
import { Slots } from '../../../src/wings-of-war/table/slots.tsx';
import { planOf } from '../../../src/wings-of-war/table/use-plan.ts';
import { Diary } from './diary.ts';
import { drawn } from './drawn.tsx';
import { type Moment, sortie } from './sorties.ts';
import { still } from './still.ts';

const nothing = (): void => {};

/** Some cards for the first aircraft of a seat, each time others. */
const laid = (look: WingsLook, n: number): Programme[] =>
  programmesOf(look.view).map((programme, nth) => {
    let now = programme;
    for (let slot = 0; slot < (n + nth) % 4; slot++) {
      const { options } = offerFor(look.view, now);
      if (options.length > 0) now = withCard(now, cardLaid(options[(3 * n + nth + slot) % options.length]));
    }
    return now;
  });

/** Lines below their name, as a diary tells them. */
const below = (text: string): string => `\n${text.replace(/^/gm, '      ')}`;

/** A part of the table, moment by moment, where it changes. */
function diaryOf(
  name: string,
  most: number,
  parts: (moment: Moment, n: number) => Iterable<[string, ReactNode]>,
): string {
  const diary = new Diary();
  for (const [n, moment] of sortie(name).moments.slice(0, most).entries()) {
    const { turn, phase } = moment.watched.view;
    const entries = [...parts(moment, n)].map(
      ([part, shown]) => [part, below(drawn(shown, n % 5 === 4 ? 'fr' : 'en'))] as const,
    );
    diary.note(`${n + 1}: turn ${turn}, phase ${phase}`, entries);
  }
  return diary.text;
}

const called = (name: string): string => name.replaceAll(' ', '-');

test.each(['escort', 'scramble', 'photographs', 'home before dark'])(
  'plates and what stands over the map: %s',
  async (name) => {
    function* parts({ looks: [look] }: Moment, n: number): Generator<[string, ReactNode]> {
      const model = modelOf(look);
      const { view, names } = model;
      const programmes = look.decision?.kind === 'plan' ? laid(look, n) : [];
      const plates = view.planes.map((_, plane) => plateOf(model, plane, 0, programmes));
      for (const plate of plates.slice(0, 4)) {
        yield [`plate ${plate.badge}`, <Plate key={plate.id} plate={plate} onOpen={nothing} />];
        if (plate.id % 2 === 0)
          yield [
            `small ${plate.badge}`,
            <SmallPlate key={plate.id} plate={plate} isCode={n % 2 === 1} onOpen={nothing} />,
          ];
      }
      yield [
        'altitudes',
        <AltitudePlate
          key="a"
          plates={plates}
          floor={view.floor}
          cloud={view.fixed.cloud}
          own={view.planes[0].level}
        />,
      ];
      yield [
        `over the map, ${names.badge(0)} lit`,
        <HudLine key="h" model={model} programmes={programmes} lit={0} onSelect={nothing} />,
      ];
    }
    await expect(diaryOf(name, 9, parts)).toMatchFileSnapshot(`approved/panels/plates-${called(name)}.txt`);
  },
);

test.each(['escort', 'photographs', 'interception', 'fires that are put out'])(
  'consoles and damage decks: %s',
  async (name) => {
    function* parts({ looks: [look] }: Moment, n: number): Generator<[string, ReactNode]> {
      if (n % 6 !== 5) return;
      const model = modelOf(look);
      yield ['consoles', <ConsolePanel key="c" model={model} />];
      if (n === 11) yield ['damage decks', <SeenPanel key="s" model={model} />];
    }
    await expect(diaryOf(name, 18, parts)).toMatchFileSnapshot(`approved/panels/consoles-${called(name)}.txt`);
  },
);

test.each(['escort', 'home before dark', 'scramble', 'dogfight'])('slots and hand: %s', async (name) => {
  function* parts({ looks: [look] }: Moment, n: number): Generator<[string, ReactNode]> {
    if (look.decision?.kind !== 'plan') return;
    const model = modelOf(look);
    const programmes = laid(look, n + 2);
    const draft = { programmes, current: programmes[n % programmes.length], change: nothing, select: nothing };
    const plan = planOf(model, draft, null);
    if (plan === null) return;
    yield ['slots', <Slots key="s" model={model} plan={plan} onPoint={nothing} />];
    yield ['hand', <Hand key="h" model={model} plan={plan} onTry={nothing} onWhy={nothing} />];
    yield ['ready', <ReadyButton key="r" plan={plan} onReady={nothing} />];
  }
  await expect(diaryOf(name, 7, parts)).toMatchFileSnapshot(`approved/panels/hand-${called(name)}.txt`);
});

test.each(['tails and turns on the ground', 'escort'])('questions that plain buttons cannot ask: %s', async (name) => {
  function* parts({ looks }: Moment): Generator<[string, ReactNode]> {
    for (const [seat, look] of looks.entries()) {
      const { decision } = look;
      if (decision === null || !['rearrange', 'pivot', 'turn'].includes(decision.kind)) continue;
      const model = modelOf(look);
      const subject = subjectOf(look.view, seat);
      yield [
        `${decision.kind} of ${seat + 1}`,
        <QuestionControls key={seat} {...{ model, decision, subject }} onTry={nothing} onChoose={nothing} />,
      ];
      if (decision.kind === 'rearrange')
        yield [
          'order',
          <OrderPicker
            key="o"
            {...{ model, ...subject, options: decision.options }}
            onTry={nothing}
            onChoose={nothing}
          />,
        ];
    }
  }
  await expect(diaryOf(name, 24, parts)).toMatchFileSnapshot(`approved/panels/questions-${called(name)}.txt`);
});

test.each(['scramble', 'photographs', 'escort', 'interception'])(
  'fields, tasks, arcs and plans on the map: %s',
  async (name) => {
    function* parts({ looks }: Moment, n: number): Generator<[string, ReactNode]> {
      const look = looks[n % 2];
      const model = modelOf(look);
      const programmes = look.decision?.kind === 'plan' ? laid(look, n) : [];
      const ghosts = ghostsFor(model, null, programmes, programmes[0] ?? null, null);
      const { areas, arcs } = mapScene(still(model), { arcs: [n % 4], ghosts, lit: -1, targets: [] });
      yield [
        'areas',
        <svg key="a" aria-hidden="true" focusable="false">
          <Areas areas={areas} badgeOf={model.names.badge} />
        </svg>,
      ];
      for (const arc of arcs.slice(0, 3))
        yield [
          `arc ${arc.key}`,
          <svg key={arc.key} aria-hidden="true" focusable="false">
            <Arcs arc={arc} scale={[0.5, 0.66, 1, 1.3][n % 4]} />
          </svg>,
        ];
      for (const ghost of ghosts.slice(0, 2))
        yield [
          ghost.key,
          <svg key={ghost.key} aria-hidden="true" focusable="false">
            <Ghost ghost={ghost} scale={1} />
          </svg>,
        ];
    }
    await expect(diaryOf(name, 9, parts)).toMatchFileSnapshot(`approved/panels/map-${called(name)}.txt`);
  },
);

test('damage cards of every kind, large and small, in both languages', async () => {
  const lines = symbols.flatMap((symbol, n) =>
    (
      [
        [null, 1, 172],
        [0, 1, 108],
        [1, 2, 172],
        [3, 2, 132],
        [n, 1, 100],
      ] as const
    ).map(([points, seats, width]) =>
      drawn(
        <DamageCard {...{ points, symbol, seats, width }} letter={damageLetters[n % 4]} />,
        n % 2 === 0 ? 'en' : 'fr',
      ),
    ),
  );
  lines.push(
    drawn(<DamageBack letter="C" width={48} />),
    drawn(<ManoeuvreBack letter="L" />),
    drawn(<ManoeuvreBack letter="B" size={cardSizes.phone} />),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('approved/panels/damage-cards.txt');
});

test('manoeuvre cards of a deck, in every state', async () => {
  const states = ['laid', 'dimmed', 'lifted', 'barred', null] as const;
  const machine = { card: 'camel-brown', type: 'sopwith-camel', seats: 1, nation: 'united-kingdom' } as const;
  const lines = [...baseContent.deckByLetter.values()]
    .slice(0, 3)
    .flatMap(({ cards }) =>
      cards.map((face, n) =>
        drawn(
          <ManoeuvreCard
            {...{ face, machine, state: states[n % 5] }}
            {...(n % 3 === 0
              ? {}
              : { size: cardSizes.tablet, copies: n % 5, isSplitS: n % 2 === 1, note: n === 4 ? 'note' : '' })}
          />,
        ),
      ),
    );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('approved/panels/manoeuvre-cards.txt');
});

test.each(['en', 'fr'] as const)('aircraft cards, %s', async (language) => {
  const cards = ['camel-brown', 're8-sandy', 'dh4-55', 'eindecker-immelmann'].flatMap((id) => {
    const card = baseContent.cardById.get(id);
    const type = card === undefined ? undefined : baseContent.typeById.get(card.type);
    return card === undefined || type === undefined ? [] : [drawn(<AircraftCard {...{ card, type }} />, language)];
  });
  expect(cards).toHaveLength(4);
  await expect(`${cards.join('\n')}\n`).toMatchFileSnapshot(`approved/panels/aircraft-${language}.txt`);
});
