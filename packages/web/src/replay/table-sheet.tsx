import { useMemo } from 'react';
import { useWords } from '../words/language.tsx';
import { compare } from './changes.ts';
import type { Film, Frame } from './film.ts';
import { MarkedTree } from './marked-tree.tsx';
import { treeOf, type Viewpoint } from './viewpoint.ts';
import { ViewpointPicker } from './viewpoint-picker.tsx';

interface Props {
  readonly film: Film;
  readonly frame: Frame;
  readonly before: Frame | undefined;
  readonly from: Viewpoint;
  onLook(from: Viewpoint): void;
}

/** The state of the game as a readable tree, from a chosen viewpoint, with what this step changed marked in it. */
export function TableSheet({ film, frame, before, from, onLook }: Props) {
  const t = useWords();
  const tree = useMemo(() => {
    const then = before === undefined ? undefined : treeOf(film, before, from);
    return compare(treeOf(film, frame, from), then, film.script.unordered);
  }, [film, frame, before, from]);
  return (
    <section className="sheet table" aria-labelledby="table-title">
      <div className="table-head">
        <h2 id="table-title">{t.table}</h2>
        {frame.state.turn > 0 && <p className="turn">{t.turn(frame.state.turn)}</p>}
      </div>
      <ViewpointPicker seats={film.seats} from={from} onLook={onLook} />
      {before !== undefined && <p className="legend">{tree.mark === 'same' ? t.unchanged : t.legend}</p>}
      <MarkedTree tree={tree} />
    </section>
  );
}
