import { basePack, type Campaign } from '@tallyho/down-in-flames/content';
import { PlanePicture } from '../../art/plane-picture.tsx';
import { PageTitle } from '../../page/page-title.tsx';
import { writeRoute } from '../../page/route.ts';
import type { Room } from '../../play/room.ts';
import { useLanguage } from '../../words/language.tsx';
import { titleIn } from '../../words/titles.ts';
import { cardOf } from '../model/cards.ts';
import { aboutCampaign } from '../model/names.ts';
import { useCampaignWords } from '../words/words.ts';
import { CampaignPage } from './campaign-page.tsx';

const all: readonly Campaign[] = basePack.campaigns;

/** Which campaign; or the page of the one that is chosen. */
export const SetUp: Room['SetUp'] = ({ chosen, onBegin }) => {
  const w = useCampaignWords();
  const campaign = all.find(({ id }) => id === chosen);
  if (campaign !== undefined) return <CampaignPage key={chosen} campaign={campaign} onBegin={onBegin} />;
  return (
    <div className="campaigns">
      <PageTitle text={w.setUp.title} />
      <p className="intro">{w.setUp.intro}</p>
      <ul className="campaign-list">
        {all.map((campaign) => (
          <li key={campaign.id}>
            <CampaignCard campaign={campaign} />
          </li>
        ))}
      </ul>
    </div>
  );
};

/** One bomber and one interceptor of each side stand for a campaign. */
function facesOf({ arrows, interceptors }: Campaign): string[] {
  const first = (side: string): string => arrows.find((arrow) => arrow.side === side)?.aircraft[0] ?? '';
  return [first('axis'), interceptors.axis, interceptors.allies, first('allies')];
}

function CampaignCard({ campaign }: { readonly campaign: Campaign }) {
  const { t, language } = useLanguage();
  const w = useCampaignWords();
  return (
    <article className="campaign-card sheet">
      <div className="campaign-faces" aria-hidden="true">
        {facesOf(campaign).map((id, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same type may stand there twice
          <PlanePicture key={i} aircraft={id} like={cardOf(id).looks} compared />
        ))}
      </div>
      <h2>{titleIn(campaign.name, t)}</h2>
      <p>{aboutCampaign(campaign.id, language).story}</p>
      <p className="legend">
        {w.setUp.length(campaign.missions, campaign.turns, w.campaigns.sides[campaign.initiative])}
      </p>
      <a className="primary" href={writeRoute({ page: 'campaign', campaign: campaign.id })}>
        {titleIn(campaign.name, t)}
      </a>
    </article>
  );
}
