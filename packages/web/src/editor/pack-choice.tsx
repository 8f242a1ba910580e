import { useSyncExternalStore } from 'react';
import { keepPack, packsOf, titleOf, watchPacks } from '../content/packs.ts';
import { writeRoute } from '../page/route.ts';
import type { SystemId } from '../system-ids.ts';
import { useWords } from '../words/language.tsx';
import { useEditorWords } from './words/words.ts';

/** While a fight is set up: which packs of one's own it is played with. */
export function PackChoice({ system }: { readonly system: SystemId }) {
  const t = useWords();
  const w = useEditorWords();
  const packs = useSyncExternalStore(watchPacks, () => packsOf(system));
  return (
    <fieldset className="pack-choice">
      <legend>{w.packsTitle}</legend>
      {packs.length > 0 && <p className="legend">{w.packsIntro}</p>}
      {packs.map((kept) => (
        <label key={kept.pack.pack}>
          <input
            type="checkbox"
            checked={kept.isUsed && kept.isValid}
            disabled={!kept.isValid}
            onChange={({ target }) => keepPack({ ...kept, isUsed: target.checked })}
          />{' '}
          {titleOf(kept)} {kept.author !== '' && <span className="legend">{w.by(kept.author)}</span>}{' '}
          {!kept.isValid && <span className="legend">({w.unusable})</span>}
        </label>
      ))}
      <p className="door-more">
        <a href={writeRoute({ page: 'content', system, kind: '', entry: '' })}>{t.cardsAndAircraft}</a>
        <a href={writeRoute({ page: 'editor', system, pack: '' })}>{w.packsEdit}</a>
      </p>
    </fieldset>
  );
}
