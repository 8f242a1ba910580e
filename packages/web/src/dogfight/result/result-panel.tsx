import { writeRoute } from '../../page/route.ts';
import { rematch } from '../../play/begin.ts';
import { isHuman } from '../../play/players.ts';
import { RuleRef } from '../../rules/rule-ref.tsx';
import type { SavedGame } from '../../saved/saved-game.ts';
import { keepGame } from '../../saved/shelf.ts';
import { ChanceStory } from '../../story/chance-story.tsx';
import { waysOf } from '../begin.ts';
import type { DogfightRoom } from '../room.ts';
import type { EndScene, Scene } from '../scene.ts';
import { useTableWords } from '../words/words.ts';
import { Charts } from './charts.tsx';

interface Props {
  readonly room: DogfightRoom;
  readonly scene: Scene;
  readonly end: EndScene;
  readonly kept: SavedGame;
  readonly seat: number;
}

/** After the fight: who won and why, how it went, and what next. */
export function ResultPanel({ room, scene, end, kept, seat }: Props) {
  const w = useTableWords();
  const again = (swapped: boolean): void => {
    const game = rematch(room, kept, swapped);
    if (!game.ok) return;
    keepGame(game.value);
    window.location.hash = writeRoute({ page: 'play', game: game.value.id });
  };
  const looked = seat >= 0 ? seat : Math.max(0, kept.players.findIndex(isHuman));
  return (
    <section className="result sheet" aria-labelledby="result-title">
      <h2 id="result-title" className="stamp-large">
        {end.headline}
      </h2>
      <p>
        {end.because} <RuleRef rule={end.rule} />
      </p>
      {end.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className="answers">
        <button type="button" className="primary" onClick={() => again(false)}>
          {w.result.again}
        </button>
        {kept.players.length === 2 && (
          <button type="button" onClick={() => again(true)}>
            {w.result.swap}
          </button>
        )}
        <a className="button" href={writeRoute({ page: 'retrace', game: kept.id, step: 0 })}>
          {w.result.replay}
        </a>
        <a href="#/">{w.result.home}</a>
      </div>
      <h3>{w.result.story}</h3>
      <div className="charts">
        <Charts room={room} record={kept.record} names={scene.fortunes} />
        <ChanceStory game={room.game} saved={kept} seat={looked} sayChoice={waysOf(room).sayChoice} />
      </div>
    </section>
  );
}
