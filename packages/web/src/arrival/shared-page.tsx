import { useEffect } from 'react';
import { NoGame } from '../page/no-game.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { type LinkTrouble, unpackRecord } from '../saved/link.ts';
import { progressOf } from '../saved/progress.ts';
import type { Texts } from '../words/en.ts';
import { useLanguage } from '../words/language.tsx';
import { systemName } from '../words/names.ts';
import { titleIn } from '../words/titles.ts';
import { Arrival } from './arrival.tsx';
import { ImportProgress } from './import-progress.tsx';
import { importText } from './import-text.ts';
import { useImport } from './use-import.ts';

/** A game that came in a link: looked at before it is kept. */
export function SharedPage({ packed }: { readonly packed: string }) {
  const { t, language } = useLanguage();
  const { stage, begin, cancel } = useImport();
  useEffect(() => {
    begin(async (waiting) => {
      const record = await unpackRecord(packed);
      return record.ok
        ? importText(record.text, t, language, waiting)
        : { ok: false, said: [linkTrouble(record.why, t)] };
    });
  }, [packed, t, language, begin]);
  if (stage.now === 'idle') return <p className="sheet notice">{t.gameLoading}</p>;
  if (stage.now === 'reading') return <ImportProgress at={stage.at} onCancel={cancel} />;
  const { heard } = stage;
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
        <strong>{titleIn(game.title, t)}</strong>, {systemName(game.system, t)}, {progressOf(game, t)}
      </p>
      <p>{t.linkIntro}</p>
      <Arrival game={game} />
      <p>
        <a href="#/">{t.toStart}</a>
      </p>
    </div>
  );
}

function linkTrouble(why: LinkTrouble, t: Texts): string {
  switch (why) {
    case 'unknown-format':
      return t.linkUnknown;
    case 'too-long':
      return t.linkTooLarge;
    case 'broken':
      return t.linkBroken;
  }
}
