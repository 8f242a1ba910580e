/** What the lessons say around their own texts. */
export const en = {
  title: 'Learn to fly',
  intro:
    'Short flights at the real table. The lesson tells you what to notice and what to do; the other seat and the cards follow a script, mostly an example of the rulebook. Nothing can go wrong: another choice is explained, and you try again.',
  number: (n: number) => `Lesson ${n}`,
  finished: 'flown',
  done: (n: number, of: number) => `${n} of ${of} flown`,
  again: 'Fly it again',
  next: (title: string) => `Next: ${title}`,
  all: 'All lessons',
  back: 'Lessons',
  fight: 'Now fly a real fight',
  none: 'This lesson is not here',
  noneHelp: 'It may have been renamed. All lessons are in the list.',
  notOpen: 'Its table is not open yet. The lesson can be read step by step among the examples.',
  read: 'Read it step by step',
  goOn: 'Go on',
  showMe: 'Do it for me',
  yourTurn: 'Your turn',
  othersTurn: 'The other seat',
  complete: 'Lesson complete',
  panel: 'The lesson',
  strayed: (choice: string) => `“${choice}” is allowed here, but not what this lesson is about.`,
  tooEarly: 'Wait a moment: the other seat is about to choose.',
  fold: 'Fold the text away',
  unfold: 'Show the text',
};

export type LessonWords = typeof en;
