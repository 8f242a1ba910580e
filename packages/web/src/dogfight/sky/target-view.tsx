import { HiddenFlak, PatternPicture } from '../../art/pattern.tsx';
import type { Box } from '../../play/table/frame.ts';
import { useWords } from '../../words/language.tsx';
import type { AimScene } from '../sortie/scene.ts';
import type { Land, Time } from './painting/painting.tsx';
import { Target, targetHeight } from './target/target.tsx';

interface Props {
  readonly target: AimScene;
  readonly box: Box;
  readonly land: Land;
  readonly time: Time;
}

/** The room that its plate takes. */
const PLATE = 52;
const DEPTHS = 24;
/** The least width of its picture, as a part of the room that there is. */
const LEAST = 0.68;

/** What is bombed, on the land or the sea below: its picture, its Flak, and what the bombs have done to it. */
export function TargetView({ target, box, land, time }: Props) {
  const { kind, name, kindName, levels, flak, pattern, patternName, status, statusName, bombs, fires } = target;
  const { colon } = useWords();
  const { brought, isFortified, notes = [], depths } = target;
  // As wide as leaves its plate room below; never so small that nobody could tell what it is.
  const plate = PLATE + (depths === undefined ? 0 : DEPTHS);
  const fitting = ((box.height - plate) / targetHeight(100)) * 100;
  const width = Math.min(box.width, Math.max(fitting, box.width * LEAST));
  return (
    <section
      className={`aim${status === null ? '' : ` ${status}`}`}
      aria-label={kindName === '' ? name : `${kindName}${colon} ${name}`}
      style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
    >
      <div className="aim-picture">
        <Target
          kind={kind}
          status={status ?? 'intact'}
          width={width}
          land={land}
          time={time}
          fires={fires}
          brought={brought}
          depth={depths?.seen}
          isFortified={isFortified}
        />
      </div>
      <div className="aim-plate">
        <div className="aim-name">
          <strong>{name}</strong>{' '}
          <span className="aim-strength">
            {kindName !== '' && <span className="aim-kind">{kindName} · </span>}
            {flak.name} {flak.value}
          </span>
          {notes.map(({ short, text }) => (
            <span key={short} className="aim-note" title={text}>
              {short}
              <span className="unseen">{`${colon} ${text}`}</span>
            </span>
          ))}
          {pattern !== null && (
            <span className="aim-flak" title={patternName}>
              {pattern === 'hidden' ? <HiddenFlak /> : <PatternPicture of="flak" pattern={pattern} />}
              <span className="unseen">{patternName}</span>
            </span>
          )}
        </div>
        {depths !== undefined && (
          <div className="aim-depths">
            {depths.boxes.map((each) => (
              <span key={each.name} className={each.isNow ? 'now' : ''} title={each.title}>
                {each.name}
                {each.own !== '' && <b> {each.own}</b>}
                {each.title !== '' && <span className="unseen">{`${colon} ${each.title}`}</span>}
              </span>
            ))}
          </div>
        )}
        <div className={brought === undefined || brought === 0 ? 'aim-levels' : 'aim-levels brought'}>
          {levels.map((level) => (
            <span
              key={level.name}
              className={level.filled >= 1 ? 'filled' : ''}
              style={{ '--filled': `${Math.round(level.filled * 100)}%` } as React.CSSProperties}
            >
              {level.name} {level.value}
            </span>
          ))}
        </div>
        {status !== null && (
          <div className="aim-status">
            <strong>{statusName}</strong> <span>{bombs}</span>
          </div>
        )}
      </div>
    </section>
  );
}
