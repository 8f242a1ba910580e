import type { CampaignFixed, Marker } from '@tallyho/down-in-flames';
import type { Campaign } from '@tallyho/down-in-flames/content';
import type { Language } from '@tallyho/words';
import type { MapScene } from '../../../campaign/scene.ts';
import { cardOf } from '../model/cards.ts';
import { nameOfPlace } from '../model/names.ts';
import { sideIds } from '../model/sides.ts';
import { roomWords } from '../words/words.ts';

interface Sheet {
  readonly fixed: Pick<CampaignFixed, 'campaign'>;
  readonly markers: readonly Marker[];
}

const afloat: readonly string[] = ['cargo-ship', 'aircraft-carrier'];

/** Where an arrow begins. */
const startOf = ({ targets }: Campaign, from: Campaign['arrows'][number]['from']) =>
  typeof from === 'number' ? targets[from - 1].at : from;

/** DIF-COMP-13 — the map of the sheet: targets with their markers, arrows with their aircraft. */
export function mapOf({ fixed, markers }: Sheet, open: readonly number[], language: Language): MapScene {
  const w = roomWords[language];
  const { campaign } = fixed;
  const { west, east, south, north, lines, towns } = campaign.map;
  return {
    label: w.map.label(campaign.name),
    legend: w.desk.legend,
    box: { west, east, south, north },
    lines,
    towns: towns.map(({ place, at }) => ({ name: nameOfPlace(place, language), at })),
    targets: campaign.targets.map(({ number, place, kind, at }, i) => ({
      number,
      name: nameOfPlace(place, language),
      note: '',
      kind,
      at,
      isAfloat: afloat.includes(kind),
      status: markers[i].status,
      by: markers[i].by < 0 ? null : sideIds[markers[i].by],
    })),
    inset: null,
    arrows: campaign.arrows.map(({ side, from, to, aircraft }) => ({
      camp: side,
      from: startOf(campaign, from),
      isStart: typeof from !== 'number',
      to: to - 1,
      aircraft: aircraft.map(cardOf),
    })),
    open,
  };
}
