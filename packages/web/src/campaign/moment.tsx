import { useMemo } from 'react';
import { SkyMoment } from '../dogfight/result/moment.tsx';
import type { DogfightRoom } from '../dogfight/room.ts';
import type { MomentProps } from '../play/retelling.ts';
import { useLanguage } from '../words/language.tsx';
import type { CampaignRoom } from './room.ts';
import { tableOf } from './table.ts';

/** One moment of a campaign: the sky of the mission that is flown, or what lies on the desk, in sentences. */
export function CampaignMoment({ room, ...props }: MomentProps & { readonly room: CampaignRoom }) {
  const { language } = useLanguage();
  const { look, players } = props;
  // A campaign of whatever game is looked at alike.
  const table = tableOf(room) as unknown as DogfightRoom;
  const { scene } = useMemo(
    () => table.tell({ view: look.view, told: look.told, players, language }),
    [table, look, players, language],
  );
  if (scene.bands.length > 0) return <SkyMoment room={table} {...props} />;
  return (
    <ul className="moment in-words">
      {scene.words.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
