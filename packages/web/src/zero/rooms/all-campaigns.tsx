import { corsairs, landSheets } from '@tallyho/zero';
import { type CampaignCardScene, CampaignList } from '../../campaign/set-up/campaign-list.tsx';
import { writeRoute } from '../../page/route.ts';
import { useLanguage } from '../../words/language.tsx';
import { craftOf } from '../campaign/model/cards.ts';
import { aboutCampaign } from '../campaign/model/names.ts';
import { lengthOf } from '../campaign/set-up/campaign-page.tsx';
import { useLandWords } from '../campaign/words/words.ts';
import { carrierCards } from '../carriers/set-up/carrier-cards.ts';
import { guadalcanalCard } from '../guadalcanal/card.ts';
import { pearlCard } from '../pearl/card.ts';
import { superfortressCard } from '../superfortress/card.ts';

/** All campaigns of Zero!: those on land, Guadalcanal, those of the carriers, and those for one. */
export function ZeroCampaigns() {
  const { language } = useLanguage();
  const w = useLandWords();
  const land = landSheets([]).map(
    (each): CampaignCardScene => ({
      id: each.id,
      href: writeRoute({ page: 'campaign', room: 'zero-campaign', campaign: each.id }),
      name: each.name,
      story: aboutCampaign(each.id, language).story,
      length: lengthOf(each, language),
      faces: facesOf(each).map(craftOf),
    }),
  );
  const alone = [pearlCard(language), superfortressCard(language)];
  const all = [...land, guadalcanalCard(language), ...carrierCards(language), ...alone];
  return <CampaignList intro={w.setUp.intro} campaigns={all} />;
}

/** The first bomber and the first fighter of each side stand for a campaign. */
function facesOf(campaign: corsairs.LandSheet): string[] {
  const { targets } = campaign;
  const bomber = (side: 'japanese' | 'allied'): string =>
    targets.find(({ attacker }) => attacker === side)?.aircraft[side][0]?.aircraft ?? '';
  const fighter = (side: 'japanese' | 'allied'): string =>
    corsairs.isCorsairs(campaign)
      ? (campaign.resources[side].find(({ number }) => number === 2)?.periods[0][0]?.aircraft[0]?.aircraft ?? '')
      : (campaign.resources[side].find(({ number }) => number === 2)?.periods[0].aircraft[0]?.aircraft ?? '');
  return [bomber('japanese'), fighter('japanese'), fighter('allied'), bomber('allied')];
}
