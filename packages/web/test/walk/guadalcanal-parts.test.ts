import { createElement } from 'react';
import type { DeskTelling } from '../../src/campaign/scene.ts';
import { nothingWritten, settled } from '../../src/zero/guadalcanal/desk/draft.ts';
import { guadalcanalRoom } from '../../src/zero/guadalcanal/guadalcanal.ts';
import type { GuadalcanalQuestion, GuadalcanalScene } from '../../src/zero/guadalcanal/scene.ts';
import { desksIn, flown } from '../retold/campaigns.ts';
import { drawing } from './part.tsx';

type Told = DeskTelling<object, GuadalcanalScene, GuadalcanalQuestion<object>>;

const weeks = await flown(guadalcanalRoom, { carriers: true }, 'battles');
const desks = (language: 'en' | 'fr' = 'en') => desksIn<Told>(weeks, language, 9);
const nothing = (): void => {};
const skies = ['clear', 'scattered-clouds', 'scattered-storms', 'overcast', 'rain-squalls', 'tropical-storm'] as const;

drawing('the Campaign Track, the steps of the week and its Missions', 'guadalcanal/week', {}, async () => {
  const { CampaignTrack } = await import('../../src/zero/guadalcanal/desk/campaign-track.tsx');
  const { Steps, WeekMissions } = await import('../../src/zero/guadalcanal/desk/week-missions.tsx');
  return [desks()[0], desks()[4], desks()[8]].flatMap(({ scene: { track, steps, missions } }, i) => [
    [`${i}: track`, createElement(CampaignTrack, { track, forecast: i === 0 ? '' : 'Of 20 …' })] as const,
    [`${i}: steps`, createElement(Steps, { steps })] as const,
    [`${i}: Missions`, createElement(WeekMissions, { missions })] as const,
  ]);
});

drawing('log sheets, ships and weeks', 'guadalcanal/log-sheets', { language: 'fr' }, async () => {
  const { Rosters } = await import('../../src/zero/guadalcanal/desk/roster.tsx');
  const { Ships, Weeks } = await import('../../src/zero/guadalcanal/desk/weeks.tsx');
  return [desks('fr')[0], desks('fr')[6]].flatMap(({ scene: { rosters, ships, weeks: past } }, i) => [
    [`${i}: log sheets`, createElement(Rosters, { rosters })] as const,
    [`${i}: ships`, createElement(Ships, { ships })] as const,
    [
      `${i}: weeks`,
      createElement(Weeks, { weeks: past, game: 'slot', starts: [2, 70, 140], onReport: nothing }),
    ] as const,
  ]);
});

drawing('the weather', 'guadalcanal/weather', {}, async () => {
  const { WeatherCard } = await import('../../src/zero/guadalcanal/desk/weather-card.tsx');
  const [{ scene }] = desks();
  return [
    ['the first week', createElement(WeatherCard, { weather: scene.weather })] as const,
    ...skies.map((kind) => [kind, createElement(WeatherCard, { weather: { ...scene.weather, kind } })] as const),
  ];
});

drawing('what flies, and what goes down the Slot', 'guadalcanal/forms', {}, async () => {
  const { PlanForm } = await import('../../src/zero/guadalcanal/desk/plan-form.tsx');
  const { ResupplyForm } = await import('../../src/zero/guadalcanal/desk/resupply-form.tsx');
  const every = desksIn<Told>(weeks, 'en', 40).flatMap(({ question }) => (question === null ? [] : [question]));
  const plans = every.flatMap(({ plan }) => (plan === null ? [] : [plan]));
  const hasBoth = plans.filter(({ altitudes, loads }) => altitudes.length > 1 && loads.length > 1);
  const wide = hasBoth.reduce((a, b) => (b.open.length > a.open.length ? b : a));
  const sent = every.find(({ resupply }) => resupply !== null)?.resupply ?? [];
  const drafts = ['0', '1', '2', '3'].map((count) => settled(wide, { ...nothingWritten, count }));
  return [
    ...[nothingWritten, ...drafts, { ...drafts[1], altitude: wide.altitudes[1].key }].map(
      (draft) =>
        [
          `${wide.craft.name}: ${JSON.stringify(draft)}`,
          createElement(PlanForm, { plan: wide, draft, onDraft: nothing }),
        ] as const,
    ),
    [
      'what goes down the Slot',
      createElement(ResupplyForm, { resupply: sent, chosen: 'freighter', onChosen: nothing }),
    ],
  ];
});
