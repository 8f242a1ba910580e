import { useMemo, useRef } from 'react';
import { keptPace } from '../../play/pace.ts';
import type { MomentProps } from '../../play/retelling.ts';
import { framed } from '../../play/table/framed.ts';
import { useFrame } from '../../play/table/use-frame.ts';
import { useLanguage } from '../../words/language.tsx';
import { Stage } from '../motion/stage.tsx';
import type { DogfightRoom } from '../room.ts';
import { smallFrame } from '../sky/frame.ts';
import { Sky, type SkyHands } from '../sky/sky.tsx';

const nobody: SkyHands = {
  question: null,
  open: new Set(),
  placing: -1,
  aimed: null,
  onToken: () => {},
  onChoose: () => {},
};

/** The sky of one moment, as large as its place: a picture, heard as the sentences of the table. */
export function SkyMoment({ room, look, players, seed }: MomentProps & { readonly room: DogfightRoom }) {
  const { language } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const frame = useFrame(place, smallFrame);
  const { scene } = useMemo(
    () => room.tell({ view: look.view, told: look.told, players, language }),
    [room, look, players, language],
  );
  return (
    <div className={`moment framed ${room.system}`} role="img" aria-label={scene.words.join(' ')}>
      <div ref={place} className="room" inert>
        <div className="frame" data-viewport={frame.viewport} style={framed(frame)}>
          <Stage pace={keptPace()}>
            <Sky scene={scene} frame={frame} seed={seed} hands={nobody} />
          </Stage>
        </div>
      </div>
    </div>
  );
}
