import { createElement } from 'react';
import type { DeskTelling } from '../../src/campaign/scene.ts';
import { carriers } from '../../src/zero/carriers/carriers.ts';
import { choiceIn, lacksTarget, nothingWritten, rangeIn, wayIn } from '../../src/zero/carriers/desk/draft.ts';
import type { SeaQuestion, SeaScene } from '../../src/zero/carriers/scene.ts';
import { desksIn, flown } from '../retold/campaigns.ts';
import { drawing } from './part.tsx';

type Told = DeskTelling<object, SeaScene, SeaQuestion<object>>;

const midway = await flown(carriers, { campaign: 'midway' }, 'chart');
const desks = (language: 'en' | 'fr' = 'en') => desksIn<Told>(midway, language, 12);
const nothing = (): void => {};

drawing('the Damage Tracks and the log of a battle', 'sea-desk/standing', {}, async () => {
  const { Tracks } = await import('../../src/zero/carriers/desk/tracks.tsx');
  const { Past, Vps } = await import('../../src/zero/carriers/desk/sea-standing.tsx');
  return [desks()[0], desks()[5], desks()[11]].flatMap(({ scene }, i) => [
    [`${i}: tracks`, createElement(Tracks, { tracks: scene.tracks })] as const,
    [`${i}: points`, createElement(Vps, { vps: scene.vps })] as const,
    [`${i}: log`, createElement(Past, { scene, game: 'midway', starts: [3, 44, 150], onReport: nothing })] as const,
  ]);
});

drawing('the sheet of orders', 'sea-desk/orders', {}, async () => {
  const { OrdersForm } = await import('../../src/zero/carriers/desk/orders-form.tsx');
  const asked = desks().flatMap(({ question }) => (question?.orders ? [question.orders] : []));
  const drafts = [
    nothingWritten,
    { tactic: 'close', op: 'no-strike', target: null },
    { tactic: 'long', op: 'large-strike', target: null },
    { tactic: 'medium', op: 'small-strike', target: asked[0].targets[0].key },
  ];
  return [asked[0], asked[asked.length - 1]].flatMap((orders, i) =>
    drafts.map((draft) => {
      const way = wayIn(orders, draft);
      const flies = way === null ? 'nothing' : way.aircraft.map(({ name }) => name).join(', ');
      const written = `${JSON.stringify(choiceIn(orders, draft))}, range ${rangeIn(orders, draft)}, ${flies}`;
      const heading = `${i}: ${Object.values(draft).join(' ')}; ${written}${lacksTarget(orders, draft) ? '; where?' : ''}`;
      return [heading, createElement(OrdersForm, { orders, draft, onDraft: nothing })] as const;
    }),
  );
});

drawing('the list of Resources, and what flies', 'sea-desk/resources', { language: 'fr' }, async () => {
  const { ResourceForm } = await import('../../src/zero/carriers/desk/resource-form.tsx');
  const { PickCards } = await import('../../src/campaign/desk/desk-cards.tsx');
  const lists = desks('fr').flatMap(({ question }) => (question?.resources ? [question.resources] : []));
  const plans = desks('fr').flatMap(({ question }) => (question?.plans ? [question.plans] : []));
  return [
    ...[lists[0], lists[lists.length - 1]].map(
      (resources, i) =>
        [`list ${i}`, createElement(ResourceForm, { resources, chosen: 4 + i, onChosen: nothing })] as const,
    ),
    ...[plans[0], plans[plans.length - 1]].map(
      (cards, i) =>
        [
          `plans ${i}`,
          createElement(PickCards, { label: 'plans', camp: 'allies', cards, selected: 1 + i, onSelect: nothing }),
        ] as const,
    ),
  ];
});
