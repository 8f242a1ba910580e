import { useEffect, useState } from 'react';
import { useContentWords } from '../content/words/words.ts';
import { NoGame } from '../page/no-game.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { writeRoute } from '../page/route.ts';
import { unpackContent } from '../saved/link.ts';
import { useLanguage } from '../words/language.tsx';
import { type Bringing, readBrought } from './brought.ts';
import { PackArrival } from './pack-arrival.tsx';
import { sayTrouble } from './trouble.ts';
import { useEditorWords } from './words/words.ts';
import '../style/editor.css';

type Heard = Bringing | { readonly ok: false; readonly why: 'too-long' | 'broken' | 'unknown-format' };

async function hear(packed: string): Promise<Heard> {
  const text = await unpackContent(packed);
  return text.ok ? readBrought(text.text) : text;
}

/** A pack that came in a link: looked at before it is kept. */
export function PackPage({ packed }: { readonly packed: string }) {
  const { language } = useLanguage();
  const w = useEditorWords();
  const c = useContentWords();
  const [heard, setHeard] = useState<Heard | null>(null);
  useEffect(() => {
    let wanted = true;
    void hear(packed).then((next) => {
      if (wanted) setHeard(next);
    });
    return () => {
      wanted = false;
    };
  }, [packed]);
  if (heard === null) return <p className="sheet notice">{c.loading}</p>;
  if (!heard.ok) return <NoGame title={w.linkFailed} help={troubleIn(heard)} />;
  const { brought } = heard;
  return (
    <div className="pack-list">
      <PageTitle text={w.linkTitle} />
      <p className="intro">{w.linkIntro}</p>
      <PackArrival
        brought={brought}
        onCancel={() => {
          window.location.hash = writeRoute({ page: 'editor', system: brought.system, pack: '' });
        }}
      />
    </div>
  );

  function troubleIn(trouble: Extract<Heard, { readonly ok: false }>): string {
    switch (trouble.why) {
      case 'too-long':
      case 'broken':
      case 'unknown-format':
        return w.linkTroubles[trouble.why];
      default:
        return sayTrouble(trouble, w, language);
    }
  }
}
