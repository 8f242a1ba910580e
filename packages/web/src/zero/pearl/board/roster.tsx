import { ESCORT, NO_TARGET, type PearlChoice, type PearlSortie, type PearlView, pearlRules } from '@tallyho/zero';
import { PlanePicture } from '../../../art/plane-picture.tsx';
import { RuleRef } from '../../../rules/rule-ref.tsx';
import { flightName, sortieKind, targetName } from '../model/names.ts';
import { usePearlWords } from '../words/words.ts';
import { type RaidDecision, useReason } from './decision.ts';
import { Steps } from './steps.tsx';

interface Props {
  readonly view: PearlView;
  readonly decision: RaidDecision | null;
  /** The Flight that is being sent somewhere; −1: none. */
  readonly chosen: number;
  onChosen(flight: number): void;
  onChoose(choice: PearlChoice): void;
}

/** The Flights of the wave: those without a target, those on the list, those still to attack. */
export function Roster(props: Props) {
  const { view, decision } = props;
  const w = usePearlWords();
  return (
    <div className="roster">
      <h2 className="order-title">{w.desk.waves[Math.max(1, view.wave)]}</h2>
      {decision?.kind === 'attack' ? <Attackers {...props} /> : <Allotment {...props} />}
    </div>
  );
}

/** Flights that are alike in all that counts, as one card with their number. */
function sortsOf(sorties: readonly PearlSortie[]): readonly { readonly first: PearlSortie; readonly count: number }[] {
  return pearlRules.oneOfEach(sorties).map((first) => ({
    first,
    count: sorties.filter((one) => one.kind === first.kind && one.steps === first.steps).length,
  }));
}

function Allotment({ view, decision, chosen, onChosen, onChoose }: Props) {
  const w = usePearlWords();
  const { fixed } = view;
  const waiting = pearlRules.waiting(view);
  const isAsked = decision?.kind === 'allot';
  return (
    <>
      {waiting.length > 0 && (
        <>
          <p className="order-label">{w.desk.waiting}</p>
          <ul className="flight-cards">
            {sortsOf(waiting).map(({ first, count }) => {
              const { kind, aircraft } = sortieKind(fixed, first);
              return (
                <li key={first.flight}>
                  <button
                    type="button"
                    className="flight-card"
                    aria-pressed={first.flight === chosen}
                    disabled={!isAsked}
                    onClick={() => onChosen(first.flight)}
                  >
                    <PlanePicture aircraft={aircraft} like={{}} attitude="top" />
                    <span className="flight-what">
                      <strong>{w.kinds[kind]}</strong>
                      <span>
                        {aircraft.toUpperCase()} <Steps steps={first.steps} of={fixed.sheet.steps} />
                        <span className="unseen">{w.desk.steps(first.steps)}</span>
                      </span>
                    </span>
                    <b className="flight-count">{w.desk.times(count)}</b>
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {isAsked && chosen >= 0 && <Targets view={view} decision={decision} chosen={chosen} onChoose={onChoose} />}
      <OnTheList view={view} decision={decision} onChoose={onChoose} />
    </>
  );
}

/** Where the chosen Flight may go, and why not elsewhere. */
function Targets({ view, decision, chosen, onChoose }: Omit<Props, 'onChosen'>) {
  const w = usePearlWords();
  const why = useReason();
  const { fixed } = view;
  const sortie = pearlRules.waiting(view).find(({ flight }) => flight === chosen);
  if (sortie === undefined || decision === null) return null;
  const open = decision.options.flatMap((choice) =>
    choice.do === 'allot' && choice.flight === chosen ? [choice] : [],
  );
  const refused = decision.refusals.flatMap((each) =>
    each.choice.do === 'allot' && each.choice.flight === chosen ? [{ ...each, target: each.choice.target }] : [],
  );
  return (
    <>
      <p className="order-label">{w.desk.pickTarget(w.kinds[sortieKind(fixed, sortie).kind])}</p>
      <ul className="target-list">
        {open.map((choice) => (
          <li key={choice.target}>
            <button type="button" className="answer target-row" onClick={() => onChoose(choice)}>
              <TargetLine view={view} target={choice.target} />
            </button>
          </li>
        ))}
      </ul>
      {refused.length > 0 && (
        <details className="target-refused">
          <summary>{w.desk.refused}</summary>
          <ul>
            {refused.map(({ target, reason, because }) => (
              <li key={target}>
                {w.desk.entry(targetName(fixed, target, w), why(reason))} <RuleRef rule={because} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** A target in a line: its name, its state as boxes, who is sent already, what its levels are worth. */
function TargetLine({ view, target }: { readonly view: PearlView; readonly target: number }) {
  const w = usePearlWords();
  if (target === ESCORT)
    return (
      <>
        <strong>{w.desk.escort}</strong>
        <span className="target-worth">{w.desk.sentTo(pearlRules.escortsNow(view))}</span>
      </>
    );
  const { id, levels } = view.fixed.sheet.targets[target];
  const sent = pearlRules.unresolved(view).filter((one) => one.target === target).length;
  return (
    <>
      <span className="target-code">{id}</span>
      <strong>{targetName(view.fixed, target, w)}</strong>
      <span className="target-worth">
        {w.desk.sentTo(sent)}
        <span className="target-levels">
          {levels.map(({ from, vps }) => (
            <i key={from} data-reached={view.points[target] >= from} title={w.desk.entry(String(from), String(vps))}>
              {vps}
            </i>
          ))}
        </span>
      </span>
    </>
  );
}

/** Who goes where so far; each can be taken off the list again. */
function OnTheList({ view, decision, onChoose }: Pick<Props, 'view' | 'decision' | 'onChoose'>) {
  const w = usePearlWords();
  const { fixed } = view;
  const sent = pearlRules.allotted(view).filter(({ resolved }) => !resolved);
  if (sent.length === 0) return null;
  const recalls = new Map(
    (decision?.options ?? []).flatMap((choice) => (choice.do === 'recall' ? [[choice.flight, choice] as const] : [])),
  );
  return (
    <>
      <p className="order-label">{w.desk.sent}</p>
      <ul className="sent-list">
        {sent.map((one) => {
          const choice = recalls.get(one.flight);
          const name = flightName(fixed, one.flight);
          return (
            <li key={one.flight}>
              <b>{name}</b> <span>{targetName(fixed, one.target, w)}</span>
              {choice !== undefined && (
                <button
                  type="button"
                  className="quiet recall"
                  aria-label={w.desk.entry(w.desk.takeOff, name)}
                  title={w.desk.takeOff}
                  onClick={() => onChoose(choice)}
                >
                  ✕
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Who has still to attack: pressed, and they go; where the target is finished, with a choice of others. */
function Attackers({ view, decision, onChoose }: Props) {
  const w = usePearlWords();
  const why = useReason();
  const { fixed } = view;
  const left = pearlRules.unresolved(view);
  const options = decision?.options ?? [];
  return (
    <>
      <p className="order-label">{w.desk.toAttack}</p>
      <ul className="attack-list">
        {left.map((one) => {
          const stands = pearlRules.oneOfEach(left).find((other) => isAlike(other, one)) ?? one;
          const go = options.find((choice) => choice.do === 'attack' && choice.flight === stands.flight);
          const diverts = options.flatMap((choice) =>
            choice.do === 'divert' && choice.flight === stands.flight ? [choice] : [],
          );
          const name = flightName(fixed, one.flight);
          const target = targetName(fixed, one.target, w);
          const refusal = decision?.refusals.find(
            ({ choice }) => choice.do === 'attack' && choice.flight === stands.flight,
          );
          const isFinished = pearlRules.isFinished(view, one.target);
          return (
            <li key={one.flight}>
              <button
                type="button"
                className="answer attack-row"
                aria-disabled={go === undefined}
                title={refusal === undefined ? '' : why(refusal.reason)}
                onClick={() => go !== undefined && onChoose(go)}
              >
                <b>{name}</b>
                <span>
                  {target}
                  {isFinished && <small> ({w.desk.finished})</small>}
                </span>
                <Steps steps={one.steps} of={fixed.sheet.steps} />
                <span className="unseen">{w.desk.steps(one.steps)}</span>
                {one.sections > 0 && <small className="attack-sections">{w.desk.sections(one.sections)}</small>}
              </button>
              {stands === one && diverts.length > 0 && (
                <details className="diverts">
                  <summary>{w.desk.elsewhere}</summary>
                  {diverts.map((choice) => (
                    <button
                      key={choice.target}
                      type="button"
                      className="answer divert-row"
                      onClick={() => onChoose(choice)}
                    >
                      {w.desk.divert(targetName(fixed, choice.target, w))}
                    </button>
                  ))}
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

const isAlike = (a: PearlSortie, b: PearlSortie): boolean =>
  a.kind === b.kind && a.steps === b.steps && a.target === b.target && a.sections === b.sections;

/** The Flight that is sent next, when nobody has said who: the first without a target. */
export function nextFlight(view: PearlView, wanted: number): number {
  const waiting = pearlRules.waiting(view);
  const before = view.sorties.find((one) => one.flight === wanted && one.wave === view.wave);
  const same = waiting.find((one) => before !== undefined && one.kind === before.kind && one.steps === before.steps);
  return (same ?? waiting[0])?.flight ?? NO_TARGET;
}
