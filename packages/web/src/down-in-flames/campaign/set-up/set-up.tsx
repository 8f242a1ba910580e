import { basePack, type Campaign } from '@tallyho/down-in-flames/content';
import { CampaignList } from '../../../campaign/set-up/campaign-list.tsx';
import { writeRoute } from '../../../page/route.ts';
import type { Room } from '../../../play/room.ts';
import { useLanguage } from '../../../words/language.tsx';
import { cardOf } from '../model/cards.ts';
import { aboutCampaign } from '../model/names.ts';
import { useRoomWords } from '../words/words.ts';
import { CampaignPage } from './campaign-page.tsx';

const all: readonly Campaign[] = basePack.campaigns;

/** Which campaign; or the page of the one that is chosen. */
export const SetUp: Room['SetUp'] = ({ chosen, onBegin }) => {
  const { language } = useLanguage();
  const w = useRoomWords();
  const campaign = all.find(({ id }) => id === chosen);
  if (campaign !== undefined) return <CampaignPage key={chosen} campaign={campaign} onBegin={onBegin} />;
  return (
    <CampaignList
      intro={w.setUp.intro}
      campaigns={all.map((each) => ({
        id: each.id,
        href: writeRoute({ page: 'campaign', room: 'down-in-flames-campaign', campaign: each.id }),
        name: each.name,
        story: aboutCampaign(each.id, language).story,
        length: w.setUp.length(each.missions, each.turns, w.campaigns.sides[each.initiative]),
        faces: facesOf(each).map(cardOf),
      }))}
    />
  );
};

/** One bomber and one interceptor of each side stand for a campaign. */
function facesOf({ arrows, interceptors }: Campaign): string[] {
  const first = (side: string): string => arrows.find((arrow) => arrow.side === side)?.aircraft[0] ?? '';
  return [first('axis'), interceptors.axis, interceptors.allies, first('allies')];
}
