import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { HandScene } from '../../src/dogfight/scene.ts';
import { Hands } from '../../src/dogfight/table/hand.tsx';
import type { OfferScene } from '../../src/play/scene.ts';
import { useTableKeys } from '../../src/play/table/use-table-keys.ts';
import { duelCards } from './all-cards.ts';
import { useHash } from './use-hash.ts';
import '../../src/style/index.css';
import '../../src/style/play/index.css';
import '../../src/style/dogfight/index.css';

/*
 * A hand to be tried out: hand.html#cards=9. Its first card has one use, its second two, the third is refused, the fourth
 * has one that leads out of the fight; the others have no use. What was chosen and what is lifted stands on <main>.
 */
const option = (text: string, isGrave = false) => ({ choice: { text }, text, isPass: false, isGrave, aircraft: null });
const offers: readonly OfferScene<object>[] = [
  { options: [option('fire')], refused: [] },
  { options: [option('fire'), option('maneuver')], refused: [] },
  {
    options: [],
    refused: [{ text: 'answer', reason: 'does-not-answer', rule: 'DIF-ACT-08', inSight: false }],
  },
  { options: [option('leave', true)], refused: [] },
];
const none: OfferScene<object> = { options: [], refused: [] };

const handOf = (cards: number): HandScene => ({
  hand: 'hand-0',
  title: 'A hand',
  caption: '',
  answering: 'YO-YO',
  places: duelCards('en')
    .slice(0, cards)
    .map(({ name, card }, i) => ({ key: name, card: i, face: card, label: card.title, name })),
});

function Sheet({ asked }: { readonly asked: string }) {
  const [picked, setPicked] = useState<string | null>(null);
  const [peeked, setPeeked] = useState<string | null>(null);
  const [chosen, setChosen] = useState('');
  useTableKeys();
  return (
    <main
      data-asked={asked}
      data-picked={picked ?? ''}
      data-peeked={peeked ?? ''}
      data-chosen={chosen}
      style={{ paddingTop: 260 }}
    >
      {/* Keys are those of a table. */}
      <div className="flight" style={{ display: 'contents' }}>
        <Hands
          hands={[handOf(Number(new URLSearchParams(asked).get('cards') ?? 6))]}
          offers={(card) => offers[card] ?? none}
          picked={picked}
          explained={false}
          peeked={peeked}
          onPick={setPicked}
          onPeek={setPeeked}
          onChoose={(choice) => setChosen(JSON.stringify(choice))}
        />
      </div>
    </main>
  );
}

/** Every address is a new deal. */
function Table() {
  const asked = useHash();
  return <Sheet key={asked} asked={asked} />;
}

const root = document.getElementById('root');
if (root === null) throw new Error('hand.html has no element called root');
createRoot(root).render(<Table />);
