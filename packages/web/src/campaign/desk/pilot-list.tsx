import { PlanePicture } from '../../art/plane-picture.tsx';
import type { PilotScene } from '../scene.ts';
import { useCampaignWords } from '../words/words.ts';

/** Those who have flown under a name, and what has become of them. */
export function PilotList({ pilots }: { readonly pilots: readonly PilotScene[] }) {
  const w = useCampaignWords();
  if (pilots.length === 0) return <p>{w.desk.noPilots}</p>;
  return (
    <ul className="pilots">
      {pilots.map(({ name, camp, craft, line, isLost }) => (
        <li key={name} className={`${camp}${isLost ? ' lost' : ''}`}>
          <PlanePicture aircraft={craft.id} like={craft.looks} holes={isLost ? 3 : 0} compared />
          <span>
            <strong>{name}</strong>
            <span>{craft.name}</span>
            <span>{line}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
