import { useEffect, useState } from 'react';
import { PageTitle } from '../page/page-title.tsx';
import { NoGame } from '../play/no-game.tsx';
import { useLanguage } from '../words/language.tsx';
import { systemName } from '../words/names.ts';
import { Arrival } from './arrival.tsx';
import { type Heard, importText } from './import-text.ts';
import { unpackRecord } from './link.ts';
import { progressOf } from './progress.ts';

/** A game that came in a link: looked at before it is kept. */
export function SharedPage({ packed }: { readonly packed: string }) {
  const { t, language } = useLanguage();
  const [heard, setHeard] = useState<Heard | null>(null);
  useEffect(() => {
    let wanted = true;
    const tell = (next: Heard): void => {
      if (wanted) setHeard(next);
    };
    const read = async (): Promise<Heard> => {
      const record = await unpackRecord(packed);
      if (record.ok) return importText(record.text, t, language);
      return { ok: false, said: [record.why === 'unknown-format' ? t.linkUnknown : t.linkBroken] };
    };
    read().then(tell, () => tell({ ok: false, said: [t.gameNotLoaded] }));
    return () => {
      wanted = false;
    };
  }, [packed, t, language]);
  if (heard === null) return <p className="sheet notice">{t.gameLoading}</p>;
  if (!heard.ok)
    return (
      <NoGame title={t.linkFailed} help={heard.said[0]}>
        {heard.said.slice(1).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </NoGame>
    );
  const { game } = heard;
  return (
    <div className="sheet no-game">
      <PageTitle text={t.linkTitle} />
      <p>
        <strong>{game.title}</strong>, {systemName(game.system, t)}, {progressOf(game, t)}
      </p>
      <p>{t.linkIntro}</p>
      <Arrival game={game} />
      <p>
        <a href="#/">{t.toStart}</a>
      </p>
    </div>
  );
}
