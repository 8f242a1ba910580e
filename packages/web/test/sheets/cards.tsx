import { createRoot } from 'react-dom/client';
import { CardBack } from '../../src/dogfight/cards/card-back.tsx';
import { CardFace } from '../../src/dogfight/cards/card-face.tsx';
import { inItsMeaning } from '../../src/dogfight/cards/in-its-meaning.ts';
import { allCards } from './all-cards.ts';
import { useHash } from './use-hash.ts';
import '../../src/style/index.css';
import '../../src/style/play/index.css';
import '../../src/style/dogfight/index.css';

/*
 * All action cards of both decks on one page, to be looked at and to be measured:
 * cards.html#language=fr&width=156&marked=YO-YO&form=brief (or strip, meaning).
 */
const desk = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 16,
  padding: 20,
  background: '#1b2733',
} as const;

function Sheet() {
  const asked = useHash();
  const { language = 'en', width = '156', marked = '', form = '' } = Object.fromEntries(new URLSearchParams(asked));
  return (
    <main data-asked={asked} style={desk}>
      {allCards(language === 'fr' ? 'fr' : 'en').map(({ name, card }) => (
        <span key={name} data-card={name}>
          <CardFace
            card={form === 'meaning' ? inItsMeaning(card) : card}
            width={Number(width)}
            marked={marked}
            strip={form === 'strip'}
            brief={form === 'brief'}
          />
        </span>
      ))}
      <CardBack width={Number(width)} />
    </main>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('cards.html has no element called root');
createRoot(root).render(<Sheet />);
