import { createElement } from 'react';
import type { SavedGame } from '../../src/saved/saved-game.ts';
import { type Hand, handling } from './part.tsx';

let begun: SavedGame | null = null;
const page = async () => {
  begun = null;
  const { SetUp } = await import('../../src/down-in-flames/set-up/set-up.tsx');
  const onBegin = (game: SavedGame): void => {
    begun = game;
  };
  return createElement(SetUp, { chosen: '', onChosen: () => {}, onBegin });
};

/** All that stands on the form is changed, one thing after the other. */
async function changeAll({ page, see }: Hand): Promise<void> {
  for (const [nth, box] of page.all('input[type=checkbox]').entries()) {
    await page.press(box);
    see(`box ${nth + 1}`);
  }
  for (const nth of page.all('select').keys()) {
    const list = page.all('select')[nth];
    if (list === undefined) break;
    await page.choose(list, [...list.querySelectorAll('option')].at(-1)?.textContent ?? '');
    see(`list ${nth + 1}`);
  }
  for (const [nth, text] of ['3', '1944', '40'].entries()) {
    await page.type(page.all('input[type=number]')[nth], text);
    see(`number ${nth + 1}: ${text}`);
  }
}

async function begin({ page, note }: Hand): Promise<void> {
  const start = page.find('.set-up-end button') as HTMLButtonElement;
  if (start.disabled) return note(`cannot begin: ${page.text('.set-up-end')}`);
  await page.press(start);
  note(`begun: ${begun?.title}, ${begun?.players.map((player) => JSON.stringify(player)).join(' ')}`);
  note((begun?.record ?? '').split('\n').find((line) => line.startsWith('options')) ?? 'no options');
}

for (const [language, mode] of [
  ['en', 'duel'],
  ['fr', 'teams'],
  ['en', 'free-for-all'],
] as const)
  handling(`${mode}: a fight is set up in ${language}`, `set-up/${mode}`, { language }, page, async (hand) => {
    const { page: form, see } = hand;
    const kinds = form.all('input[type=radio]');
    await form.press(kinds[['duel', 'teams', 'free-for-all'].indexOf(mode)]);
    see(mode);
    if (mode !== 'duel')
      for (const [nth, button] of form.all('.sides button, .side-entries button').entries()) {
        if (!/add|ajouter/i.test(button.textContent ?? '')) continue;
        await form.press(button);
        see(`one more, by button ${nth}`);
      }
    await begin(hand);
    await changeAll(hand);
    const [name] = form.all('input[maxlength]');
    await form.type(name, 'Ann');
    see('a name');
    await begin(hand);
  });
