import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OptionScene, QuestionScene } from '../../src/play/scene.ts';
import { Decide } from '../../src/play/table/decide.tsx';
import { linesOf } from '../dogfight/sky/flown.ts';

const option = (text: string, more: Partial<OptionScene<object>> = {}): OptionScene<object> => ({
  choice: { text },
  text,
  isPass: false,
  aircraft: null,
  ...more,
});

const question: QuestionScene<object> = {
  prompt: 'What do you do?',
  advice: 'Think first.',
  buttons: {
    options: [
      option('Fly on', { isPass: true }),
      option('Dive', { after: 'one card more' }),
      option('Take 3 hits', { isRisky: true, after: 'you would be shot down' }),
      option('Break off', { isGrave: true }),
      option('Lay the Flak', { pattern: { of: 'flak', pattern: 'tight', lines: ['two here', 'one there'] } }),
    ],
    refused: [
      { text: 'Climb', reason: 'too-few-bursts', rule: 'DIF-ALT-08', inSight: true },
      { text: 'Fire', reason: 'too-few-gunner-bursts', rule: 'DIF-ACT-26', inSight: false },
    ],
  },
  texts: [],
};

const drawn = (props: Partial<Parameters<typeof Decide>[0]>): string[] =>
  linesOf(
    renderToStaticMarkup(
      <Decide
        decision={{ seat: 0, id: 7, kind: 'act', because: 'DIF-SEQ-05', options: [] }}
        question={question}
        canUndo={true}
        guided={true}
        onChoose={() => {}}
        onUndo={() => {}}
        onHint={() => {}}
        {...props}
      >
        <p>more</p>
      </Decide>,
    ),
  );

test('what is asked at a desk, with its answers and what cannot be had', async () => {
  const lines = [
    ...drawn({}),
    '== nothing can be taken back, no advice is wanted',
    ...drawn({ canUndo: false, guided: false }),
    '== there is no advice',
    ...drawn({ question: { ...question, advice: '' } }),
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('approved/decide.txt');
});
