import type { Kind } from '../art/aircraft/roster.ts';
import type { Flag } from '../art/flag.ts';
import { BiplanePicture } from '../art/great-war/biplane-picture.tsx';
import type { Machine } from '../art/great-war/machine.ts';
import { PlanePicture } from '../art/plane-picture.tsx';
import { NoGame } from '../page/no-game.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { writeRoute } from '../page/route.ts';
import { RuleRef } from '../rules/rule-ref.tsx';
import type { SystemId } from '../system-ids.ts';
import { useLanguage } from '../words/language.tsx';
import { systemName } from '../words/names.ts';
import { type Entry, findEntry, isKind, type KindName, keyOf } from './catalogue.ts';
import { nameOf } from './names.ts';
import { packsInUse } from './packs.ts';
import { useCatalogue } from './use-catalogue.ts';
import { provenanceOf, sourceAt, valuesOf, written } from './values.ts';
import { resourceText } from './words/resource-text.ts';
import { pathWords, useContentWords, valueWords } from './words/words.ts';
import '../style/content.css';

interface Props {
  readonly system: SystemId;
  readonly kind: string;
  readonly entry: string;
}

/** One card, aircraft or pilot: every value, and where it comes from. */
export function EntryPage({ system, kind, entry: key }: Props) {
  const { t, language } = useLanguage();
  const w = useContentWords();
  const loaded = useCatalogue(system);
  if (loaded === 'loading') return <p className="sheet notice">{w.loading}</p>;
  if (loaded === 'failed') return <NoGame title={w.none} help={t.gameNotLoaded} />;
  const own = packsInUse(system);
  const entry = isKind(kind)
    ? findEntry([loaded.aidKinds.includes(kind) ? loaded.aids : loaded.base, ...own], kind, key)
    : undefined;
  if (entry === undefined || !isKind(kind)) return <NoGame title={w.none} help={w.noneHelp} />;
  const pack = own.findLast((each) => findEntry([each], kind, key) === entry);
  return (
    <div className="entry-page">
      <p className="door-more">
        <a href={writeRoute({ page: 'content', system, kind: '', entry: '' })}>
          <span aria-hidden="true">← </span>
          {w.title(systemName(system, t))}
        </a>
      </p>
      <div className="sheet entry-head">
        <Picture entry={entry} kind={kind} />
        <div>
          <PageTitle text={nameOf(entry, loaded, kind, w)} />
          <p className="legend">
            {w.kinds[kind]}
            {pack !== undefined && `, ${w.ofPack(pack.pack)}`}
          </p>
          {kind === 'resources' && <p>{resourceText(key, language)}</p>}
          {!loaded.aidKinds.includes(kind) && (
            <p>
              <a href={writeRoute({ page: 'editor', system, pack: '' })}>{w.edit}</a>
            </p>
          )}
        </div>
      </div>
      <Values entry={entry} />
    </div>
  );
}

function Values({ entry }: { readonly entry: Entry }) {
  const w = useContentWords();
  return (
    <div className="sheet entry-values">
      <table>
        <thead>
          <tr>
            <th scope="col">{w.field}</th>
            <th scope="col">{w.is}</th>
            <th scope="col">{w.source}</th>
          </tr>
        </thead>
        <tbody>
          {valuesOf(entry).map(({ path, value }) => (
            <tr key={written(path)}>
              <th scope="row">{pathWords(w, path)}</th>
              <td>{valueWords(w, value)}</td>
              <td>
                <Provenance source={sourceAt(entry, path)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Provenance({ source }: { readonly source: string }) {
  const w = useContentWords();
  const provenance = provenanceOf(source);
  const isRule = provenance === 'rulebook' || provenance === 'ruling';
  return (
    <span className={`provenance ${provenance}`}>
      {w.provenances[provenance]} {isRule && <RuleRef rule={source} />}
    </span>
  );
}

/** What somebody's own aircraft looks like at least. */
const looks: { readonly [kind in KindName]?: Kind } = {
  fighters: 'fighter',
  lightBombers: 'light',
  formations: 'medium',
  bombers: 'medium',
};

/** A type of the Great War as it left the factory, or a card of it as its pilot had it painted. */
const machineOf = (entry: Entry): Machine => ({
  card: keyOf(entry),
  type: typeof entry.type === 'string' ? entry.type : keyOf(entry),
  seats: entry.seats === 2 ? 2 : 1,
  nation: flagOf(entry),
});

/** Aircraft have a picture, in the colours of their nation. */
function Picture({ entry, kind }: { readonly entry: Entry; readonly kind: KindName }) {
  const like = looks[kind];
  const machine = kind === 'types' || kind === 'cards' ? machineOf(entry) : null;
  if (like === undefined && machine === null) return null;
  return (
    <div className="entry-picture">
      {machine === null ? (
        <PlanePicture aircraft={keyOf(entry)} like={{ flag: flagOf(entry), kind: like }} />
      ) : (
        <BiplanePicture machine={machine} compared />
      )}
    </div>
  );
}

const flags = [
  'germany',
  'japan',
  'united-kingdom',
  'soviet-union',
  'poland',
  'united-states',
  'france',
  'italy',
  'belgium',
  'austria-hungary',
] as const satisfies readonly Flag[];

function flagOf({ nation, side }: Entry): Flag {
  const own = flags.find((flag) => flag === nation);
  if (own !== undefined) return own;
  return side === 'japanese' ? 'japan' : side === 'allied' ? 'united-states' : 'generic';
}
