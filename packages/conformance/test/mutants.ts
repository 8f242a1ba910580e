import { below, chanceFrom, EVERYONE, type Flow, NOBODY, only, type Question, type Trial } from '@tallyho/kernel';
import { joustTrial } from '@tallyho/kernel/reference';

/*
 * Broken copies of the reference game, one fault each: the suite is worth something only if it finds them all.
 */
const titles = ['LANCE', 'SHIELD', 'FEINT', 'SWERVE', 'RALLY'] as const;
const { script } = joustTrial;
const { game } = script;
type JoustGame = typeof game;
type State = Parameters<JoustGame['observe']>[0];
type Choice = Parameters<JoustGame['write']>[1];
type Event = Parameters<typeof script.describeEvent>[1];
type Answer = Question<State, Choice, Event, { by: number }>;

export const soundTrial: Trial = joustTrial;

const withGame = (changes: Partial<JoustGame>): Trial => {
  const broken: JoustGame = { ...game, ...changes };
  const trial: typeof joustTrial = { ...joustTrial, script: { ...script, game: broken } };
  return trial;
};

/** The same flows with one question replaced. */
function withQuestion(flowName: string, change: (question: Answer) => Partial<Answer>): Trial {
  const flows = game.flows.map((flow): Flow<State, Choice, Event> => {
    if (flow.name !== flowName) return flow;
    const at = flow.steps.findIndex((step) => typeof step === 'object' && 'ask' in step && !step.several);
    const original = flow.steps[at] as unknown as Answer;
    const changed: Answer = { ...original, ...change(original) };
    return { ...flow, steps: flow.steps.map((step, i) => (i === at ? (changed as unknown as typeof step) : step)) };
  });
  return withGame({ flows } as unknown as Partial<JoustGame>);
}

/** The same game with a vote about the paces that refuses no card, and a changed trial. */
function withVote(changes: Partial<typeof joustTrial>): Trial {
  const flows = game.flows.map(
    (flow): Flow<State, Choice, Event> => ({
      ...flow,
      steps: flow.steps.map((step) =>
        typeof step === 'object' && 'ask' in step && step.several ? { ...step, refusals: () => [] } : step,
      ),
    }),
  );
  return { ...joustTrial, script: { ...script, game: { ...game, flows } }, ...changes } satisfies typeof joustTrial;
}

const { tries: _, ...withoutTries } = joustTrial;
const { hands: __, ...withoutHands } = joustTrial;

let calls = 0;
/** What comes from outside the state, yet the same in every run of the suite. */
const wind = chanceFrom('wind');

export const mutants: { readonly [fault: string]: { readonly trial: Trial; readonly check: RegExp } } = {
  'asks for an answer only when there is one': {
    trial: withQuestion('exchange', (question) => ({
      who: (s, at) => (question.options(s, at, 1 - at.by, []).length > 1 ? 1 - at.by : -1),
    })),
    check: /^secrecy$/,
  },
  'shows the other hand': {
    trial: withGame({ observe: (s, seat) => ({ ...game.observe(s, seat), all: s.hands.flat() }) as never }),
    check: /^secrecy$/,
  },
  'shows which card comes next': {
    trial: withGame({ observe: (s, seat) => ({ ...game.observe(s, seat), chance: s.chance.words[0] }) as never }),
    check: /^secrecy$/,
  },
  'tells everybody what was drawn': {
    trial: withQuestion('turn', (question) => ({
      chosen(t, at, choice, seat) {
        question.chosen(t, at, choice, seat);
        t.say?.(EVERYONE, { event: 'cards', cards: [], because: JSON.stringify(t.state.hands[1 - seat]) });
      },
    })),
    check: /^secrecy$/,
  },
  'writes two options alike': {
    trial: withGame({ write: (s, choice, seat) => game.write(s, choice, seat).replace('SWERVE', 'SHIELD') }),
    check: /^notationRoundTrips$/,
  },
  'passes over a card in silence': {
    trial: withQuestion('exchange', (question) => ({
      refusals: (s, at, seat) => question.refusals?.(s, at, seat).slice(1) ?? [],
    })),
    check: /^nothingUnsaid$/,
  },
  'refuses without a rule': {
    trial: withQuestion('turn', (question) => ({
      refusals: (s, at, seat) =>
        (question.refusals?.(s, at, seat) ?? []).map((refusal) => ({ ...refusal, because: '' })),
    })),
    check: /^nothingUnsaid$/,
  },
  'offers an option twice': {
    trial: withQuestion('turn', (question) => ({
      options: (s, at, seat) => [...question.options(s, at, seat, []), { do: 'pass' }],
    })),
    check: /^optionsSound$/,
  },
  'lists options in another order each time': {
    trial: withQuestion('turn', (question) => ({
      options: (s, at, seat) =>
        calls++ % 2 === 0 ? question.options(s, at, seat, []) : question.options(s, at, seat, []).toReversed(),
    })),
    check: /cloneIsOriginal|savedIsOriginal/,
  },
  'offers what cannot be played': {
    trial: withQuestion('turn', (question) => ({
      options: (s, at, seat) => [...question.options(s, at, seat, []), { do: 'play', card: 1 }],
      chosen(t, at, choice, seat) {
        if (choice.do === 'play' && choice.card === 1) throw new Error('SHIELD does not attack');
        question.chosen(t, at, choice, seat);
      },
    })),
    check: /^threw$/,
  },
  'leaves a rider without options': {
    trial: withQuestion('exchange', (question) => ({
      options: (s, at, seat) => question.options(s, at, seat, []).filter(({ do: verb }) => verb !== 'pass'),
    })),
    check: /^noDeadEnd$/,
  },
  'loses a card': {
    trial: withQuestion('turn', (question) => ({
      chosen(t, at, choice, seat) {
        question.chosen(t, at, choice, seat);
        t.state.deck.discard.pop();
      },
    })),
    check: /^cardsConserved$/,
  },
  'hides from the table that it drew': {
    trial: withQuestion('turn', (question) => ({
      chosen(t, at, choice, seat) {
        question.chosen(t, at, choice, seat);
        t.drawn = false;
        t.shown = NOBODY;
      },
    })),
    check: /^undoRedo$|^secrecy$/,
  },
  'lets a choice be taken back only if the other one has no FEINT': {
    trial: withQuestion('exchange', (question) => ({
      chosen(t, at, choice, seat) {
        question.chosen(t, at, choice, seat);
        if (t.state.hands[1 - seat].includes(titles.indexOf('FEINT'))) t.show(only(1 - seat));
      },
    })),
    check: /^secrecy$/,
  },
  'shows all hands when somebody concedes': {
    trial: withGame({
      observe: (s, seat) => ({ ...game.observe(s, seat), ...(s.outcome === null ? {} : { counts: s.hands.flat() }) }),
    }),
    check: /^secrecy$/,
  },
  'lets whoever concedes win': {
    trial: withGame({ conceded: (_, seat) => ({ winners: [seat], because: 'J-7' }) }),
    check: /^concession$/,
  },
  'takes longer than it says': {
    trial: withGame({ bound: () => 10 }),
    check: /noDeadEnd/,
  },
  'keeps a Set in its state': {
    trial: withGame({ setup: (options, chance) => Object.assign(game.setup(options, chance), { seen: new Set() }) }),
    check: /^plainState$/,
  },
  'keeps undefined in its state': {
    trial: withQuestion('turn', (question) => ({
      chosen(t, at, choice, seat) {
        question.chosen(t, at, choice, seat);
        Object.assign(t.state, { last: undefined });
      },
    })),
    check: /^plainState$/,
  },
  'leaves a hole in a list': {
    trial: withGame({ setup: (options, chance) => Object.assign(game.setup(options, chance), { seen: new Array(2) }) }),
    check: /^plainState$/,
  },
  'hands its own hand out with the view': {
    trial: withGame({
      observe: (s, seat) => ({ ...game.observe(s, seat), hand: s.hands[seat] ?? [] }),
    }),
    check: /^ownsItsState$/,
  },
  'changes what is fixed': {
    trial: withQuestion('turn', (question) => ({
      chosen(t, at, choice, seat) {
        t.state.fixed.hits = 3 + (t.state.turn % 2);
        question.chosen(t, at, choice, seat);
      },
    })),
    check: /^threw$/,
  },
  'refuses what nobody is said to look for': {
    trial: { ...joustTrial, tries: () => [] } satisfies typeof joustTrial,
    check: /^nothingUnsaid$/,
  },
  'refuses, and has a trial that knows of nothing to look for': {
    trial: withoutTries,
    check: /^nothingUnsaid$/,
  },
  'withholds the cards where it asks for something else, and has a trial that does not look for them': {
    trial: withVote({ tries: (s, kind, seat) => (kind === 'pace' ? [] : (joustTrial.tries?.(s, kind, seat) ?? [])) }),
    check: /^noCardWithheld$/,
  },
  'withholds a card, and has a trial that looks for others only': {
    trial: {
      ...withQuestion('exchange', (question) => ({
        refusals: (s, at, seat) => question.refusals?.(s, at, seat).slice(1) ?? [],
      })),
      tries: (s, kind, seat) =>
        kind === 'answer' ? [{ do: 'pass' }] : (joustTrial.tries?.(s as State, kind, seat) ?? []),
    } satisfies Trial,
    check: /^noCardWithheld$/,
  },
  'has a trial that does not say what a seat holds': {
    trial: withoutHands,
    check: /^noCardWithheld$/,
  },
  'has a trial that says that nobody holds anything': {
    trial: {
      ...joustTrial,
      hands: { held: () => [], usedBy: (_, choice) => (choice.do === 'play' ? [choice.card] : []) },
    } satisfies typeof joustTrial,
    check: /^noCardWithheld$/,
  },
  'has a trial that does not know what a card is used by': {
    trial: {
      ...joustTrial,
      hands: { held: (s, _, seat) => s.hands[seat], usedBy: () => [] },
    } satisfies typeof joustTrial,
    check: /^noCardWithheld$/,
  },
  'offers what the wind brings': {
    trial: withQuestion('turn', (question) => ({
      options: (s, at, seat) => question.options(s, at, seat, []).slice(0, 1 + below(wind, 3)),
    })),
    check: /cloneIsOriginal|savedIsOriginal|optionsSound|recordIsOriginal|notationRoundTrips|threw/,
  },
  'cannot resample': {
    trial: withGame({
      resample: () => {
        throw new Error('no idea');
      },
    }),
    check: /^threw$/,
  },
  'tells spectators what a seat has drawn': {
    trial: withQuestion('turn', (question) => ({
      chosen(t, at, choice, seat) {
        question.chosen(t, at, choice, seat);
        t.say?.(EVERYONE, { event: 'cards', cards: t.state.hands[0].map((card) => titles[card]), because: 'J-5' });
      },
    })),
    check: /^secrecy$/,
  },
  'tells of a hand that changes afterwards': {
    trial: withQuestion('turn', (question) => ({
      chosen(t, at, choice, seat) {
        question.chosen(t, at, choice, seat);
        t.say?.(1 << seat, { event: 'cards', cards: t.state.hands[seat], because: 'J-5' } as never);
      },
    })),
    check: /^ownsItsState$/,
  },
  'remembers outside its state': {
    trial: withQuestion('turn', (question) => ({
      chosen(t, at, choice, seat) {
        t.state.hits[0] += calls++ % 7 === 0 ? 1 : 0;
        question.chosen(t, at, choice, seat);
      },
    })),
    check: /cloneIsOriginal|savedIsOriginal/,
  },
};
