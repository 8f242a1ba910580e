import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import type { DeskTelling } from '../../src/campaign/scene.ts';
import { campaigns as flames } from '../../src/down-in-flames/campaign/campaigns.ts';
import { readSaveText } from '../../src/saved/saved-game.ts';
import { carriers } from '../../src/zero/carriers/carriers.ts';
import type { SeaScene } from '../../src/zero/carriers/scene.ts';
import { guadalcanalRoom } from '../../src/zero/guadalcanal/guadalcanal.ts';
import { desksIn, type Flown, flown } from '../retold/campaigns.ts';
import { type Hand, handling } from './part.tsx';

const PHONE = { width: 390, height: 318 };

const britain = await flown(flames, { campaign: 'battle-of-britain-1940' }, 'retold');
const coralSea = await flown(carriers, { campaign: 'coral-sea' }, 'chart');
const slot = await flown(guadalcanalRoom, {}, 'retold', ({ week }) => week > 3);

/** Closer in two steps, moved by a finger and by keys, and further away again. */
async function lookCloser({ page, see, note }: Hand): Promise<void> {
  const map = (): HTMLElement => page.find('.campaign-map');
  const seen = (): string => page.find('.campaign-map > svg').getAttribute('viewBox') ?? 'all of it';
  const [closer, further] = page.all('.map-closer button');
  see('on a phone');
  await page.drag(map(), [200, 200], [120, 160]);
  note(`nothing is moved: ${seen()}`);
  await page.press(closer);
  see('closer');
  await page.drag(map(), [200, 200], [203, 203]);
  note(`a finger that trembles: ${seen()}`);
  await page.drag(map(), [200, 200], [160, 215]);
  note(`a finger: ${seen()}`);
  closer.focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'x']) {
    await page.key(key);
    note(`${key}: ${seen()}`);
  }
  await page.drag(map(), [0, 0], [900, 900]);
  note(`to the corner: ${seen()}`);
  await page.press(closer);
  see('as close as can be');
  await page.drag(map(), [300, 300], [-2000, -2000], 2);
  note(`to the other corner: ${seen()}`);
  await page.press(further);
  see('further away');
  await page.press(further);
  see('as far away as at first');
}

handling(
  'a map is looked at closer, and moved',
  'hands/map-closer',
  PHONE,
  async () => {
    const { CampaignMapView } = await import('../../src/campaign/map/campaign-map.tsx');
    const { map } = desksIn<DeskTelling<object>>(britain, 'en', 3)[1].scene;
    return createElement(CampaignMapView, { map, title: 'Britain', selected: map.open[0] ?? 0, onPick: () => {} });
  },
  lookCloser,
);

handling(
  'a sea chart is looked at closer, and moved',
  'hands/chart-closer',
  PHONE,
  async () => {
    const { SeaChart } = await import('../../src/zero/carriers/chart/sea-chart.tsx');
    const { chart } = desksIn<DeskTelling<object, SeaScene>>(coralSea, 'en', 3)[1].scene;
    return createElement(SeaChart, { chart });
  },
  lookCloser,
);

handling(
  'an arrow is picked on the map, but not by a finger that moves the map',
  'hands/arrows',
  { without: '.ground, .map-border, .target, .regions' },
  async () => {
    const { CampaignMapView } = await import('../../src/campaign/map/campaign-map.tsx');
    const { map } = desksIn<DeskTelling<object>>(britain, 'en', 3)[0].scene;
    const onPick = (arrow: number): void => {
      document.title = `arrow ${arrow}`;
    };
    return createElement(CampaignMapView, { map, title: 'Britain', selected: null, onPick });
  },
  async ({ page, note }) => {
    for (const [nth, arrow] of page.all('.arrow').entries()) {
      document.title = 'none';
      await page.press(arrow);
      note(`arrow ${nth}, ${arrow.getAttribute('class')}: picks ${document.title}`);
    }
  },
);

handling(
  'a battle is told afterwards, step by step',
  'hands/story',
  { without: '.ground, .waters, .map-border, .compass' },
  async () => {
    const { SeaStory } = await import('../../src/zero/carriers/desk/sea-story.tsx');
    const { view, told } = coralSea.moments[coralSea.moments.length - 1];
    const { scene } = coralSea.room.tell({ view, told, players: [], language: 'en' });
    return createElement(SeaStory, { steps: (scene as SeaScene).story.slice(0, 5) });
  },
  async ({ page, see }) => {
    see('the first step');
    for (const press of ['back', 'forward', 'forward', 'back', 'forward', 'forward', 'forward', 'forward']) {
      const [back, forward] = page.all('.story-ways button');
      await page.press(press === 'back' ? back : forward);
      see(press);
    }
  },
);

const passing = (name: string, as: string, war: Flown, load: () => Promise<unknown>, language: 'en' | 'fr'): void =>
  handling(
    name,
    `hands/${as}`,
    { moves: true, language, without: '.ground, .waters, .map-border, .compass, .target, .regions' },
    async () => {
      const Passage = (await load()) as never;
      const begun = war.moments.filter(({ view }) => view.inner !== null);
      const last = war.moments[war.moments.length - 1].view;
      const shown = (view: unknown, report: number | null, key: string) => {
        const onDone = (): void => {
          document.title = `${key} is over`;
        };
        return createElement(Passage, { key, view, title: 'War', report, onDone } as never);
      };
      return [
        ...begun.slice(0, 3).map(({ view }, i) => shown(view, null, `out ${i}`)),
        ...[0, 1, 2, 3, 99].map((report) => shown(last, report, `home ${report}`)),
      ];
    },
    async ({ page, see, note }) => {
      see('all of them');
      await page.settle(1900);
      note(document.title);
      await page.settle(2000);
      note(document.title);
      document.title = '';
      await page.press(page.all('.map-passage button')[1]);
      note(document.title);
    },
  );

passing(
  'Strikes take off, and come back',
  'strikes',
  coralSea,
  async () => (await import('../../src/zero/carriers/desk/sea-passage.tsx')).SeaPassage,
  'en',
);
passing(
  'Missions take off over the Slot, and come back',
  'missions',
  slot,
  async () => (await import('../../src/zero/guadalcanal/desk/slot-passage.tsx')).SlotPassage,
  'fr',
);

const kept = (name: string) => {
  const read = readSaveText(readFileSync(new URL(`../saves/${name}.json`, import.meta.url), 'utf8'));
  if (read.is !== 'game') throw new Error(name);
  return read.game;
};

handling(
  'missions of a campaign are looked at again, and it is told how their fights went',
  'hands/again',
  { language: 'en', without: '.sky, .hud, .side, .settings, .keys-sheet' },
  async () => {
    const { RetraceCampaign } = await import('../../src/campaign/retrace.tsx');
    const { FightPlots } = await import('../../src/campaign/report/fight-plots.tsx');
    const { readRecord, recordsInside, replay } = await import('@tallyho/kernel');
    const saved = kept('v3/campaign-over');
    const room = flames as never;
    const read = readRecord(saved.record);
    const campaign = read.ok ? replay(flames.game, read.value) : read;
    const [first, second] = campaign.ok ? recordsInside(campaign.value) : [];
    const onStep = (step: number): void => {
      document.title = `step ${step}`;
    };
    const sides = ['Axis', 'Allies'];
    return [
      createElement(RetraceCampaign, { key: 1, room, saved, step: 200, onStep } as never),
      createElement(FightPlots, { key: 2, room, sides, record: first }),
      createElement(FightPlots, { key: 3, room, sides, record: second }),
      createElement(FightPlots, { key: 4, room, sides, record: 'nonsense' }),
      createElement(RetraceCampaign, {
        key: 5,
        room,
        saved: { ...saved, record: 'nonsense' },
        step: 0,
        onStep,
      } as never),
    ];
  },
  async ({ page, see, note }) => {
    see('the second mission');
    await page.click('button', 'Step forward');
    note(document.title);
    const picker = page.find('.mission-picker select');
    await page.choose(picker, /^Mission 4/);
    note(page.address);
  },
);
