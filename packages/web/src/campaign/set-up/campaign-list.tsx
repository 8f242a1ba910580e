import { PlanePicture } from '../../art/plane-picture.tsx';
import { PageTitle } from '../../page/page-title.tsx';
import { useWords } from '../../words/language.tsx';
import { titleIn } from '../../words/titles.ts';
import type { CraftScene } from '../scene.ts';
import { useCampaignWords } from '../words/words.ts';

/** A campaign on the list: what it is about, how long it is, and some aircraft that stand for it. */
export interface CampaignCardScene {
  readonly id: string;
  readonly name: string;
  readonly story: string;
  readonly length: string;
  readonly faces: readonly CraftScene[];
  /** Where it is set up. */
  readonly href: string;
}

interface Props {
  readonly intro: string;
  readonly campaigns: readonly CampaignCardScene[];
}

/** Which campaign. */
export function CampaignList({ intro, campaigns }: Props) {
  const w = useCampaignWords();
  return (
    <div className="campaigns">
      <PageTitle text={w.setUp.title} />
      <p className="intro">{intro}</p>
      <ul className="campaign-list">
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            <CampaignCard campaign={campaign} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function CampaignCard({ campaign }: { readonly campaign: CampaignCardScene }) {
  const t = useWords();
  const { name, story, length, faces, href } = campaign;
  return (
    <article className="campaign-card sheet">
      <div className="campaign-faces" aria-hidden="true">
        {faces.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same type may stand there twice
          <PlanePicture key={i} aircraft={face.id} like={face.looks} compared />
        ))}
      </div>
      <h2>{titleIn(name, t)}</h2>
      <p>{story}</p>
      <p className="legend">{length}</p>
      <a className="primary" href={href}>
        {titleIn(name, t)}
      </a>
    </article>
  );
}
