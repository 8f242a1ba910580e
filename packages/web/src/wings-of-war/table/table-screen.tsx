import type { OpenDecision, Seat } from '@tallyho/kernel';
import { type Choice, type Plane, subjectOf } from '@tallyho/wings-of-war';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { WindowTitle } from '../../page/page-title.tsx';
import { withDone } from '../../play/done-lines.ts';
import { Announcer } from '../../play/table/announcer.tsx';
import { Hud } from '../../play/table/hud.tsx';
import { Notices } from '../../play/table/notices.tsx';
import { useFrame } from '../../play/table/use-frame.ts';
import { useSettings } from '../../play/table/use-settings.ts';
import { useTableKeys } from '../../play/table/use-table-keys.ts';
import { WaitingBar } from '../../play/table/waiting-bar.tsx';
import { useLook } from '../../play/use-look.ts';
import { useTableWords } from '../../play/words/words.ts';
import { RuleNumbers } from '../../rules/rule-ref.tsx';
import { useLanguage } from '../../words/language.tsx';
import { CloudSwitch } from '../clouds/cloud-switch.tsx';
import { useFilm } from '../film/use-film.ts';
import { useFilmKeys } from '../film/use-film-keys.ts';
import { ghostsFor, type Tried } from '../map/ghosts.ts';
import { mapScene } from '../map/scene.ts';
import type { WingsLook, WingsSession } from '../model/engine.ts';
import type { Orders } from '../model/orders.ts';
import { previewOf, reachedAt } from '../model/outlook.ts';
import { useDraft } from '../model/use-draft.ts';
import { modelOf } from '../model/use-model.ts';
import { doneLine, linesOf } from '../words/log-lines.ts';
import { planSentence } from '../words/plan-sentence.ts';
import { promptFor } from '../words/prompt.ts';
import { sayChoice } from '../words/say-choice.ts';
import { useWingsWords } from '../words/words.ts';
import { FilmBar } from './film-bar.tsx';
import { FilmDesk } from './film-desk.tsx';
import { frameOf, isPhone } from './frame.ts';
import { framedMap } from './framed-map.ts';
import { HudLine } from './hud-line.tsx';
import { LaidBar } from './laid-bar.tsx';
import { type DrawerTab, MapDrawer } from './map-drawer.tsx';
import { MapView } from './map-view.tsx';
import { QuestionBar } from './question-bar.tsx';
import { RestDesk } from './rest-desk.tsx';
import { ResultPanel } from './result-panel.tsx';
import { planOf } from './use-plan.ts';
import { usePlanKeys } from './use-plan-keys.ts';

interface Props {
  readonly session: WingsSession;
  readonly orders: Orders;
  readonly seat: Seat;
  /** What stands in place of the question while the screen is passed on. */
  readonly curtain: ReactNode;
}

/** The table as one seat sees it, with everything it can do. */
export function TableScreen({ session, orders, seat, curtain }: Props) {
  const w = useWingsWords();
  const t = useTableWords();
  useTableKeys();
  const look = useLook(session, seat);
  const model = useMemo(() => modelOf(look), [look]);
  const decision = orders.hasLaid(seat) ? null : look.decision;
  const [settings, set] = useSettings();
  const screening = useFilm(model, settings.pace, true);
  useFilmKeys(screening, { space: 'is-the-table’s' });
  const { shown, isPlaying } = screening;
  const { view, names } = model;
  const isOver = view.outcome !== null;
  const hasEnd = isOver && !isPlaying && !session.isGuided;
  const flight = useRef<HTMLDivElement>(null);
  const frame = useFrame(flight, frameOf, hasEnd);
  const [drawer, setDrawer] = useState<DrawerTab | null>(null);
  const [arcs, setArcs] = useState<readonly Plane[]>([]);
  const [trial, setTrial] = useState<{ moment: string; tried: Tried | null }>({ moment: '', tried: null });
  const [pointed, setPointed] = useState<number | null>(null);
  const draft = useDraft(view, decision?.kind === 'plan');
  const { current, programmes } = draft;
  const choose = (choice: Choice): void => {
    if (decision !== null) session.choose(seat, decision.id, choice);
  };
  const isAsked = !isPlaying && curtain === null && decision !== null;
  // A lesson looks at every card as it is laid.
  const plan = isAsked ? planOf(model, draft, session.isLed ? choose : null) : null;
  usePlanKeys(plan);
  const moment = `${seat}/${decision?.id ?? 0}/${current?.plane ?? -1}/${current?.cards.join() ?? ''}`;
  // What was tried belongs to the question it was tried for.
  const tried = trial.moment === moment ? trial.tried : null;
  const subject = decision === null ? null : subjectOf(view, seat);
  const lit = isPlaying ? -1 : (current?.plane ?? subject?.plane ?? -1);
  const targets = isPlaying || decision === null ? new Map<Plane, Choice>() : targetsIn(decision);
  const pick = (plane: Plane): void => {
    const choice = targets.get(plane);
    if (choice !== undefined) choose(choice);
    else if (programmes.some((each) => each.plane === plane)) draft.select(plane);
    else setArcs(arcs.includes(plane) ? arcs.filter((each) => each !== plane) : [...arcs, plane]);
  };
  const ghosts = ghostsFor(model, subject, programmes, current, tried);
  const last = current === null ? undefined : previewOf(view, current).at(-1);
  const touched = current === null || last === undefined || isPlaying ? [] : reachedAt(view, current.plane, last);
  const lines = useMemo(
    () => withDone(linesOf(w, shown, shown.told), look.done, (each) => doneLine(w, t, look, each)),
    [w, t, shown, look],
  );
  const prompt =
    !isAsked || decision === null
      ? ''
      : plan === null
        ? promptFor(w, view, names, decision)
        : planSentence(w, model, plan);
  return (
    <RuleNumbers.Provider value={settings.referee}>
      <div
        ref={flight}
        className={`flight framed wings-of-war${hasEnd ? ' over' : ''}`}
        data-pointed={pointed === null ? undefined : pointed + 1}
      >
        <h1 className="unseen">{session.title}</h1>
        <WindowTitle text={session.title} />
        <div
          className="frame"
          data-viewport={frame.viewport}
          data-phone={isPhone(frame)}
          data-asks={plan !== null ? 'cards' : isAsked ? 'answer' : 'nothing'}
          style={framedMap(frame)}
        >
          {!isPlaying && curtain}
          {isAsked && decision !== null && (
            <QuestionBar
              session={session}
              orders={orders}
              model={model}
              decision={decision}
              mayUndo={look.mayUndo}
              plan={plan}
              prompt={prompt}
              moment={moment}
              guided={settings.guided}
              frame={frame}
              onTry={(next) => setTrial({ moment, tried: next })}
              onPoint={setPointed}
            />
          )}
          {isPlaying && <FilmBar model={model} screening={screening} />}
          {!isPlaying && curtain === null && decision === null && !isOver && (
            <Waiting session={session} orders={orders} look={look} />
          )}
          {isPlaying && <FilmDesk screening={screening} />}
          {!isPlaying && plan === null && !hasEnd && curtain === null && <RestDesk model={shown} seat={seat} />}
          {hasEnd && <ResultPanel model={model} session={session} seat={seat} />}
          <MapView
            screening={screening}
            scene={mapScene(screening, { arcs, ghosts, lit, targets: [...targets.keys()] })}
            frame={frame}
            isWatched={isPlaying}
            players={session.players}
            programmes={programmes}
            lit={lit}
            mayStay={plan?.offer.options.some((option) => option.do === 'idle') ?? false}
            targets={[...targets.keys()]}
            touched={touched.map(({ target }) => target)}
            arcs={arcs}
            onArcs={setArcs}
            onPick={pick}
            onPlate={() => setDrawer('consoles')}
          />
          <Hud
            session={session}
            settings={settings}
            hasTitles={false}
            keys={w.table.keys}
            more={<CloudSwitch />}
            isLogOpen={drawer !== null}
            onSet={set}
            onConcede={isOver || seat < 0 || session.isGuided ? undefined : () => session.concede(seat)}
            onLog={() => setDrawer(drawer === null ? 'log' : null)}
          >
            <HudLine model={shown} programmes={programmes} lit={lit} onSelect={draft.select} />
          </Hud>
          <MapDrawer
            model={shown}
            players={session.players}
            log={lines}
            wanted={drawer}
            referee={{ isOn: settings.referee, onSet: (referee) => set({ referee }) }}
            onClose={() => setDrawer(null)}
          />
          <Notices session={session} />
        </div>
        <Announcer log={lines} prompt={prompt} />
      </div>
    </RuleNumbers.Provider>
  );
}

/** Whom a touch on the map would fire at or tail. */
const targetsIn = ({ options }: OpenDecision<Choice>): Map<Plane, Choice> =>
  new Map(
    options.flatMap((choice) =>
      choice.do === 'fire' || choice.do === 'tail' ? [[choice.target, choice] as const] : [],
    ),
  );

interface WaitingProps {
  readonly session: WingsSession;
  readonly orders: Orders;
  readonly look: WingsLook;
}

/** Nothing is asked of the one at the screen: for whom one waits. */
function Waiting({ session, orders, look }: WaitingProps) {
  const t = useTableWords();
  const { language } = useLanguage();
  const { seat, mayUndo, forced, view } = look;
  if (orders.hasLaid(seat)) return <LaidBar orders={orders} seat={seat} />;
  return (
    <WaitingBar
      session={session}
      seat={seat}
      awaited={view.asks.find(({ answered }) => !answered)?.seat ?? -1}
      forced={forced === null ? '' : t.table.onlyAnswer(sayChoice(look, forced.options[0], language))}
      canUndo={mayUndo}
    />
  );
}
