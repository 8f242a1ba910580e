import { expect, test } from 'vitest';
import { bearingsOf, compassOf, edgeAhead } from '../../../src/wings-of-war/model/bearings.ts';
import { plateOf } from '../../../src/wings-of-war/model/plate.ts';
import { programmesOf } from '../../../src/wings-of-war/model/programme.ts';
import { seenDecks } from '../../../src/wings-of-war/model/seen.ts';
import { modelOf } from '../../../src/wings-of-war/model/use-model.ts';
import { endOf } from '../../../src/wings-of-war/words/end.ts';
import { tableInWords } from '../../../src/wings-of-war/words/in-words.ts';
import { linesOf } from '../../../src/wings-of-war/words/log-lines.ts';
import { questionFor } from '../../../src/wings-of-war/words/question.ts';
import { retell } from '../../../src/wings-of-war/words/retell.ts';
import { sayChoice } from '../../../src/wings-of-war/words/say-choice.ts';
import { tokenWords } from '../../../src/wings-of-war/words/token-words.ts';
import { wingsWords } from '../../../src/wings-of-war/words/words.ts';
import { Diary, type Entries, inShort } from './diary.ts';
import { type Moment, sortie } from './sorties.ts';

const languages = ['en', 'fr'] as const;
const who = (plane: number): string => `pilot ${plane + 1}`;
const called = (name: string): string => name.replaceAll(' ', '-');

function diaryOf(name: string, told: (moment: Moment) => Entries): string {
  const diary = new Diary();
  for (const [n, moment] of sortie(name).moments.entries()) {
    const { turn, phase } = moment.watched.view;
    diary.note(`${n + 1}: turn ${turn}, phase ${phase}`, told(moment));
  }
  return diary.text;
}

/** Plates of all aircraft, as the first seat sees them, and how the others lie to its first one. */
function* plates({ looks: [look] }: Moment): Entries {
  const model = modelOf(look);
  const { view, names } = model;
  const programmes = look.decision?.kind === 'plan' ? programmesOf(view) : [];
  for (const plane of view.planes.keys()) {
    const { name, pilot, badge, id, ...plate } = plateOf(model, plane, 0, programmes);
    yield [`${badge} ${name} ${pilot}`, inShort(plate)];
    yield [
      `${badge} heads`,
      `${compassOf(view.planes[plane])}, edge in ${Math.round(edgeAhead(view, view.planes[plane]))}`,
    ];
  }
  yield [
    `${names.badge(0)} sees`,
    bearingsOf(view, 0)
      .map((bearing) => inShort(bearing))
      .join(' '),
  ];
}

test.each(['escort', 'photographs', 'scramble'])('what lies on everybody: %s', async (name) => {
  await expect(diaryOf(name, plates)).toMatchFileSnapshot(`approved/plates/${called(name)}.txt`);
});

test.each(['escort', 'home before dark', 'fokker scourge'])('what is known of the damage cards: %s', async (name) => {
  const decks = ({ looks: [{ view }] }: Moment): Entries =>
    seenDecks(view).map(({ letter, faces, ...piles }) => [
      letter,
      `${inShort(piles)} ${inShort(faces.map((face) => `${face.points} ${face.symbol} ${face.unseen}/${face.copies}`))}`,
    ]);
  await expect(diaryOf(name, decks)).toMatchFileSnapshot(`approved/decks/${called(name)}.txt`);
});

for (const language of languages) {
  const w = wingsWords[language];

  test.each([
    'escort',
    'above the clouds',
    'tails and turns on the ground',
    'a floor that is refused',
    'fires that are put out',
  ])(`the log, ${language}: %s`, async (name) => {
    const { looks, watched } = sortie(name).moments.at(-1) ?? { looks: [], watched: null };
    const models = [...looks, watched].flatMap((look) => (look === null ? [] : [modelOf(look)]));
    const logs = models.map((model) => linesOf(w, model, model.told));
    // Of the others only what the first has not been told.
    const known = new Set(logs[0].map(({ text }) => text));
    const more = logs
      .slice(1)
      .flat()
      .filter(({ text }) => !known.has(text));
    const lines = [...logs[0], ...more].map(({ text, rule, weight }) => `${weight.padEnd(6)} ${text} ${rule}`);
    const ends = models.flatMap(({ view: { seat } }, i) => inShort(endOf(models[i], seat, language)));
    await expect(`${[...new Set(lines), ...ends].join('\n')}\n`).toMatchFileSnapshot(
      `approved/log/${called(name)}-${language}.txt`,
    );
  });

  test.each(['escort', 'tails and turns on the ground', 'a floor that is refused'])(
    `what is asked, ${language}: %s`,
    async (name) => {
      const asked = ({ looks }: Moment): Entries =>
        looks.flatMap((look, seat) => {
          const { decision } = look;
          if (decision === null || decision.kind === 'plan') return [];
          const { view, names } = modelOf(look);
          const refusals = decision.options
            .slice(0, 1)
            .map((choice) => ({ choice, reason: 'why', because: decision.because }));
          const { prompt, advice, buttons, texts } = questionFor(w, view, names, decision, refusals);
          const said = decision.options.map((choice) => sayChoice(look, choice, language));
          expect(said).toEqual(texts);
          expect(retell(look, language).prompt).toBe(prompt);
          const shown = buttons.options.map(({ text, isPass }) => `${text}${isPass ? ' (pass)' : ''}`);
          const refused = buttons.refused.map(({ text, reason, rule }) => `${text} (${reason}, ${rule})`);
          return [
            [
              `${seat + 1}`,
              [prompt, advice, `${shown.join(' | ')} / ${refused}`, texts.slice(0, 5).join(' | ')].join('\n      '),
            ],
          ];
        });
      await expect(diaryOf(name, asked)).toMatchFileSnapshot(`approved/asked/${called(name)}-${language}.txt`);
    },
  );

  test.each(['photographs', 'home before dark'])(`the table in words, ${language}: %s`, async (name) => {
    const inWords = ({ looks: [look] }: Moment): Entries => {
      const { view, names } = modelOf(look);
      const tokens = view.planes.map((_, plane) => tokenWords(w, view, names, who, plane, 0));
      return [...tableInWords(w, view, names, who), ...tokens].map((line, i) => [`${i + 1}`, line]);
    };
    const moments = diaryOf(name, inWords).split('\n').slice(0, 40).join('\n');
    await expect(`${moments}\n`).toMatchFileSnapshot(`approved/in-words/${called(name)}-${language}.txt`);
  });
}
