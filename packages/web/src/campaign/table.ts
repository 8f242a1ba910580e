import type { TableState, TableView } from '@tallyho/kernel';
import type { DogfightRoom, Fortunes } from '../dogfight/room.ts';
import type { Scene, Seen, Telling, TravelLine } from '../dogfight/scene.ts';
import type { QuestionScene } from '../play/scene.ts';
import type { CampaignRoom, CampaignSight, CampaignStanding } from './room.ts';
import type { AnyDeskTelling, DeskBasics } from './scene.ts';

const nothing: Fortunes = { hits: [], cards: [], altitude: [], position: [] };

/** More moments than a mission has. */
const MISSION = 10_000;

type CampaignTable = DogfightRoom<CampaignStanding, object, object, CampaignSight>;

const tables = new WeakMap<CampaignRoom, CampaignTable>();

/** A campaign as a table in the sky: that of its missions, and between them one where nothing flies. */
export function tableOf(room: CampaignRoom): CampaignTable {
  const known = tables.get(room);
  if (known !== undefined) return known;
  const { game, system, missions, shown, titleOf } = room;
  const table: CampaignTable = {
    game,
    system,
    manners: {
      concerns: ({ inner }, seat) => inner === null || tableInside(room, inner).manners.concerns(inner, seat),
      shown: [...shown, ...missions.manners.shown],
      together: missions.manners.together,
      answered: missions.manners.answered,
    },
    tell: (seen) => (seen.view.inner === null ? withoutSky(room.tell(seen)) : tellMission(room, seen)),
    tale: {
      // Where to fly, and with what, is decided before the fight.
      deedOf: (choice) => (room.isAtDesk(choice) ? null : missions.tale.deedOf(choice)),
      tollOf: ({ inner }) => (inner === null ? [0, 0] : tableInside(room, inner).tale.tollOf(inner)),
    },
    titleOf,
    ...(missions.seatName === undefined ? {} : { seatName: missions.seatName }),
    momentOf: ({ inner, seeds }) =>
      seeds.length * MISSION + (inner === null ? 0 : tableInside(room, inner).momentOf(inner)),
    fortunesOf: ({ inner }) => (inner === null ? nothing : tableInside(room, inner).fortunesOf(inner)),
  };
  tables.set(room, table);
  return table;
}

/** The table of what is played inside: of a mission, or of a whole campaign. */
function tableInside(room: CampaignRoom, inner: TableView | TableState): DogfightRoom {
  const campaign = room.campaignInside?.(inner) ?? null;
  return campaign === null ? room.missions : (tableOf(campaign) as unknown as DogfightRoom);
}

/** In a mission a campaign tells what the mission tells, and which one it is. */
function tellMission(room: CampaignRoom, { view, told, players, language }: Seen<CampaignSight, object>) {
  if (view.inner === null) throw new Error(`${room.game.id}: no mission is being flown`);
  const fight = tableInside(room, view.inner).tell({
    view: view.inner,
    told: room.missionEvents(told),
    players,
    language,
  });
  const mission = room.missionNow(view, language);
  const { scene } = fight;
  return {
    ...fight,
    scene: { ...scene, turn: `${mission} – ${scene.turn}`, hud: { ...scene.hud, title: mission } },
  };
}

/** What a desk tells, for whoever asks as he would at a table: all that is in sentences. */
const withoutSky = ({ scene, awaitedSeat, say, question }: AnyDeskTelling): Telling<object> => ({
  scene: emptySky(scene),
  hands: [],
  awaitedSeat,
  say,
  question: (decision, refusals) => ({ ...asCards(question(decision, refusals)) }),
});

const asCards = ({ prompt, advice, buttons, texts }: QuestionScene<object>) => ({
  prompt,
  advice,
  buttons,
  texts,
  cards: new Map(),
});

const emptySky = ({ now, log, words, end }: DeskBasics): Scene => ({
  turn: now,
  hud: { title: '', turn: 0, of: 0, score: null, phases: [] },
  land: 'continent',
  bands: [],
  tokens: [],
  chain: { links: [], from: null, to: null, awaited: null, stake: '', result: null, effects: [] },
  pile: 0,
  discard: 0,
  top: null,
  log: log.map((line): TravelLine => ({ ...line, travel: null, deed: null })),
  sheets: [],
  sheetInFocus: '',
  seen: [],
  words,
  end,
  fortunes: [],
});
