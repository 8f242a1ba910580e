import { type Poster, posterTitle, wayTo } from '../../home/posters/campaigns.ts';
import { PosterPicture } from '../../home/posters/poster-picture.tsx';
import { useWords } from '../../words/language.tsx';
import { useHangarWords } from '../words/words.ts';

/** The campaigns in which an aircraft flies. */
export function MetInList({ posters }: { readonly posters: readonly Poster[] }) {
  const t = useWords();
  const w = useHangarWords();
  return (
    <section className="met-in">
      <h2 className="label">{w.metIn}</h2>
      <ul>
        {posters.map((poster) => (
          <li key={poster.id}>
            <a href={wayTo(poster)}>
              <PosterPicture poster={poster} />
              <span>{posterTitle(poster, t)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
