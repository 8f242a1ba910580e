import { useWords } from '../../words/language.tsx';
import { useHomeWords } from '../words/words.ts';
import { type Poster, posterTitle, wayTo } from './campaigns.ts';
import { PosterPicture } from './poster-picture.tsx';

interface Props {
  readonly poster: Poster;
  /** How far somebody has come in it; '': nobody has begun. */
  readonly stands: string;
}

/** A campaign as a poster on the wall: the whole of it leads there. */
export function PosterCard({ poster, stands }: Props) {
  const t = useWords();
  const w = useHomeWords();
  return (
    <a className="poster" href={wayTo(poster)}>
      <PosterPicture poster={poster} />
      <span className="poster-words">
        <span className="poster-title">{posterTitle(poster, t)}</span>
        <span className="poster-kind">
          {poster.years} · {w.kinds[poster.kind]}
        </span>
      </span>
      {stands !== '' && <span className="poster-stands">{stands}</span>}
    </a>
  );
}
