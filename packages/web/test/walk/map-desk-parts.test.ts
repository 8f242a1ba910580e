import { languages } from '@tallyho/words';
import { createElement } from 'react';
import type { DeskTelling } from '../../src/campaign/scene.ts';
import { campaigns as flames } from '../../src/down-in-flames/campaign/campaigns.ts';
import { campaigns as land } from '../../src/zero/campaign/campaigns.ts';
import { desksIn, flown } from '../retold/campaigns.ts';
import { drawing } from './part.tsx';

type Told = DeskTelling<object>;

const rabaul = await flown(flames, { campaign: 'rabaul-1943' }, 'retold');
const malaya = await flown(land, { campaign: 'malaya', period: 'january-1942' }, 'retold');
const desks = (war = rabaul, language: 'en' | 'fr' = 'en') => desksIn<Told>(war, language, 8);
const nothing = (): void => {};

drawing('the log sheet and how things stand', 'map-desk/log', {}, async () => {
  const { LogSheet } = await import('../../src/campaign/desk/log-sheet.tsx');
  const { Standing } = await import('../../src/campaign/desk/standing.tsx');
  const { PilotList } = await import('../../src/campaign/desk/pilot-list.tsx');
  // Twenty ends and more make a hill.
  const ends = Array.from({ length: 30 }, (_, i) => -40 + ((i * 17) % 50));
  const all = [...desks(), ...desks(malaya)];
  return [all[0], all[6], all[15]].flatMap(({ scene }, i) => [
    [`${i}: log`, createElement(LogSheet, { scene, game: 'war', starts: [7, 90], onReport: nothing })] as const,
    [
      `${i}: standing`,
      createElement(Standing, { standing: scene.standing, forecast: i === 0 ? [] : ends, isOver: i === 2 }),
    ] as const,
    [`${i}: pilots`, createElement(PilotList, { pilots: scene.pilots })] as const,
  ]);
});

drawing('the orders', 'map-desk/orders', { language: 'fr' }, async () => {
  const { OrderSheet } = await import('../../src/campaign/desk/order-sheet.tsx');
  const { OrderBoard } = await import('../../src/campaign/desk/order-board.tsx');
  const { OrderCards } = await import('../../src/campaign/desk/desk-cards.tsx');
  return [desks(rabaul, 'fr')[0], desks(malaya, 'fr')[3]].flatMap(({ scene: { orders } }, i) => [
    [`${i}: board`, createElement(OrderBoard, { orders, onSelect: nothing })] as const,
    [`${i}: cards`, createElement(OrderCards, { label: 'orders', orders, selected: 0, onSelect: nothing })] as const,
    [`${i}: sheet`, createElement(OrderSheet, { order: orders[0] })] as const,
  ]);
});

drawing('what can be picked', 'map-desk/picks', {}, async () => {
  const { PickCards, PickList } = await import('../../src/campaign/desk/desk-cards.tsx');
  const asked = [...desks(), ...desks(malaya)].flatMap(({ question }) => (question?.picks ? [question.picks] : []));
  return [asked[0], asked[asked.length - 1]].flatMap(({ cards, theirs }, i) => [
    [
      `${i}: own`,
      createElement(PickCards, { label: 'own', camp: 'axis', cards, selected: 2 * i + 1, onSelect: nothing }),
    ] as const,
    [`${i}: theirs`, createElement(PickList, { camp: 'allies', cards: theirs.cards })] as const,
  ]);
});

for (const language of languages)
  drawing(`reports of both games in ${language}`, `map-desk/reports-${language}`, { language }, async () => {
    const { Report } = await import('../../src/campaign/report/report.tsx');
    return [rabaul, malaya].flatMap((war, i) =>
      [i, i + 2].map((number) => {
        const report = war.room.report(war.moments[war.moments.length - 1].view, number, language);
        if (report === null) throw new Error(`there is no report ${number}`);
        return [`${i}: ${number}`, createElement(Report, { room: war.room as never, report, record: null })] as const;
      }),
    );
  });
