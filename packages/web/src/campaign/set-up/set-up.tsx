import { basePack, type Campaign } from '@tallyho/down-in-flames/content';
import { useState } from 'react';
import { Silhouette } from '../../art/silhouette.tsx';
import { PageTitle } from '../../page/page-title.tsx';
import type { Room } from '../../rooms.ts';
import { useLanguage } from '../../words/language.tsx';
import { titleIn } from '../../words/titles.ts';
import { cardOf } from '../model/cards.ts';
import { aboutCampaign } from '../model/names.ts';
import { useCampaignWords } from '../words/words.ts';
import { CampaignPage } from './campaign-page.tsx';

const all: readonly Campaign[] = basePack.campaigns;

/** Which campaign; then its page. */
export const SetUp: Room['SetUp'] = ({ onBegin }) => {
  const w = useCampaignWords();
  const [chosen, setChosen] = useState<Campaign | null>(null);
  if (chosen !== null) return <CampaignPage campaign={chosen} onBegin={onBegin} onOther={() => setChosen(null)} />;
  return (
    <div className="campaigns">
      <PageTitle text={w.setUp.title} />
      <p className="intro">{w.setUp.intro}</p>
      <ul className="campaign-list">
        {all.map((campaign) => (
          <li key={campaign.id}>
            <CampaignCard
              campaign={campaign}
              onChoose={() => {
                setChosen(campaign);
                window.scrollTo(0, 0);
              }}
            />
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

function CampaignCard({ campaign, onChoose }: { readonly campaign: Campaign; onChoose(): void }) {
  const { t, language } = useLanguage();
  const w = useCampaignWords();
  return (
    <article className="campaign-card sheet">
      <div className="campaign-faces" aria-hidden="true">
        {facesOf(campaign).map((id, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same type may stand there twice
          <Silhouette key={i} fighter={id} flag={cardOf(id).flag} whole />
        ))}
      </div>
      <h2>{titleIn(campaign.name, t)}</h2>
      <p>{aboutCampaign(campaign.id, language).story}</p>
      <p className="legend">
        {w.setUp.length(campaign.missions, campaign.turns, w.campaigns.sides[campaign.initiative])}
      </p>
      <button type="button" className="primary" onClick={onChoose}>
        {titleIn(campaign.name, t)}
      </button>
    </article>
  );
}
