import { useMemo, useState } from 'react';
import type { IndexEntry } from '../../library/index-entry.ts';
import { writeRoute } from '../../page/route.ts';
import type { Room } from '../../play/room.ts';
import { ShapeButton } from '../../replay/controls.tsx';
import { usePlayer } from '../../replay/use-player.ts';
import { RuleRef } from '../../rules/rule-ref.tsx';
import { bot, human } from '../../saved/players.ts';
import { useLanguage } from '../../words/language.tsx';
import { useRulebookWords } from '../words/words.ts';
import type { PlayedLine } from './moments.ts';
import { readingTime, scenesOf } from './scenes.ts';
import { useShown } from './use-shown.ts';
import '../../style/rulebook/played.css';

interface Props {
  readonly rule: string;
  readonly example: IndexEntry;
  /** Which of how many examples it is, from 0. */
  readonly nth: number;
  readonly count: number;
  onNext(): void;
}

/** An example on a small table in the book, from where the rule comes in. */
export function PlayedTable(props: Props) {
  const w = useRulebookWords();
  const { rule, example } = props;
  const shown = useShown(rule, example);
  if (shown === 'loading') return <p className="played-wait">{w.reading}</p>;
  if (shown === 'failed') return <p className="played-wait">{w.notShown}</p>;
  return <Table {...props} {...shown} />;
}

function Table({
  rule,
  example,
  nth,
  count,
  onNext,
  room,
  line,
}: Props & { readonly room: Room; readonly line: PlayedLine }) {
  const { t, language } = useLanguage();
  const w = useRulebookWords();
  const { seat, variant } = line;
  const { scenes, first } = useMemo(() => scenesOf(line, { room, w, language }), [line, room, w, language]);
  const [step, setStep] = useState(first);
  const frames = useMemo(() => scenes.map((scene) => ({ answered: null, milliseconds: readingTime(scene) })), [scenes]);
  const player = usePlayer(frames, step, setStep, true);
  const { go, toggle, playing, last } = player;
  const { look, sentences } = scenes[player.step];
  const players = useMemo(
    () => line.moments[0].looks.map((_, at) => (at === seat ? human : bot('pilot'))),
    [line, seat],
  );
  const { Moment } = room;
  return (
    <section className="played" aria-label={w.playedTitle(rule)}>
      {Moment !== undefined && <Moment look={look} players={players} seed={`${example.file}~${example.part}`} />}
      <ol className="played-says" aria-live={playing ? 'off' : 'polite'}>
        {sentences.map(({ text, rule: by, isBarred }) => (
          <li key={text} className={by.toUpperCase() === rule.toUpperCase() ? 'matters' : undefined}>
            {isBarred && <span aria-hidden="true">✗ </span>}
            {text} {by !== '' && <RuleRef rule={by} />}
          </li>
        ))}
      </ol>
      <div className="played-controls">
        <ShapeButton shape="back" label={t.back} disabled={player.step === 0} onPress={() => go(player.step - 1)} />
        <ShapeButton shape={playing ? 'pause' : 'play'} label={playing ? t.pause : t.play} onPress={toggle} />
        <ShapeButton
          shape="forward"
          label={t.forward}
          disabled={player.step === last}
          onPress={() => go(player.step + 1)}
        />
        <span className="played-at">{w.momentOf(player.step + 1, last + 1)}</span>
        <span className="played-more">
          {count > 1 && (
            <button type="button" title={w.nextExample} onClick={onNext}>
              {w.anotherExample(nth + 1, count)} ›
            </button>
          )}
          <a href={writeRoute({ page: 'replay', file: example.file, part: example.part, variant, step: 0 })}>
            {w.script}
          </a>
        </span>
      </div>
    </section>
  );
}
