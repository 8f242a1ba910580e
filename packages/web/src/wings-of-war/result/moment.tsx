import { useMemo, useRef } from 'react';
import { keptPace } from '../../play/pace.ts';
import type { MomentProps } from '../../play/retelling.ts';
import { useFrame } from '../../play/table/use-frame.ts';
import { useFilm } from '../film/use-film.ts';
import { mapScene } from '../map/scene.ts';
import type { WingsLook } from '../model/engine.ts';
import { modelOf } from '../model/use-model.ts';
import { isPhone, smallFrame } from '../table/frame.ts';
import { framedMap } from '../table/framed-map.ts';
import { MapView } from '../table/map-view.tsx';
import { tableInWords } from '../words/in-words.ts';
import { useWho } from '../words/who.ts';
import { useWingsWords } from '../words/words.ts';

const nothing = (): void => {};

/** The flight map of one moment, as large as its place: a picture, heard as the sentences of the table. */
export function MapMoment({ look, players }: MomentProps) {
  const w = useWingsWords();
  const place = useRef<HTMLDivElement>(null);
  const frame = useFrame(place, smallFrame);
  const model = useMemo(() => modelOf(look as unknown as WingsLook), [look]);
  const { view, names } = model;
  const who = useWho(view, names, players);
  const screening = useFilm(model, keptPace());
  const scene = mapScene(screening, { arcs: [], ghosts: [], lit: -1, targets: [] });
  return (
    <div className="moment framed wings-of-war" role="img" aria-label={tableInWords(w, view, names, who).join(' ')}>
      <div ref={place} className="room" inert>
        <div className="frame" data-viewport={frame.viewport} data-phone={isPhone(frame)} style={framedMap(frame)}>
          <MapView
            screening={screening}
            scene={scene}
            frame={frame}
            isWatched
            players={players}
            programmes={[]}
            lit={-1}
            targets={[]}
            touched={[]}
            arcs={[]}
            onArcs={nothing}
            onPick={nothing}
            onPlate={nothing}
          />
        </div>
      </div>
    </div>
  );
}
