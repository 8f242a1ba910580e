import { campaignBase, type LandCampaign } from '@tallyho/zero';
import { CampaignList } from '../../../campaign/set-up/campaign-list.tsx';
import type { Room } from '../../../play/room.ts';
import { campaignsOf } from '../../../system-ids.ts';
import { useLanguage } from '../../../words/language.tsx';
import { pearlCard } from '../../pearl/card.ts';
import { craftOf } from '../model/cards.ts';
import { aboutCampaign } from '../model/names.ts';
import { useLandWords } from '../words/words.ts';
import { CampaignPage, lengthOf } from './campaign-page.tsx';

const all: readonly LandCampaign[] = campaignBase.campaigns;

/** Which campaign; or the page of the one that is chosen. */
export const SetUp: Room['SetUp'] = ({ chosen, onBegin }) => {
  const { language } = useLanguage();
  const w = useLandWords();
  const campaign = all.find(({ id }) => id === chosen);
  if (campaign !== undefined) return <CampaignPage key={chosen} campaign={campaign} onBegin={onBegin} />;
  return (
    <CampaignList
      room={campaignsOf.zero}
      intro={w.setUp.intro}
      campaigns={[
        ...all.map((each) => ({
          id: each.id,
          name: each.name,
          story: aboutCampaign(each.id, language).story,
          length: lengthOf(each, language),
          faces: facesOf(each).map(craftOf),
        })),
        pearlCard(language),
      ]}
    />
  );
};

/** The first bomber and the first fighter of each side stand for a campaign. */
function facesOf({ targets, resources }: LandCampaign): string[] {
  const bomber = (side: 'japanese' | 'allied'): string =>
    targets.find(({ attacker }) => attacker === side)?.aircraft[side][0]?.aircraft ?? '';
  const fighter = (side: 'japanese' | 'allied'): string =>
    resources[side].find(({ number }) => number === 2)?.periods[0].aircraft[0]?.aircraft ?? '';
  return [bomber('japanese'), fighter('japanese'), fighter('allied'), bomber('allied')];
}
