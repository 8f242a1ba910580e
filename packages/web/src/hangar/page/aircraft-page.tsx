import { lazy, Suspense, useState } from 'react';
import { wayTo } from '../../home/posters/campaigns.ts';
import { NoGame } from '../../page/no-game.tsx';
import { PageTitle } from '../../page/page-title.tsx';
import { writeRoute } from '../../page/route.ts';
import { RuleRef } from '../../rules/rule-ref.tsx';
import { duelAddress } from '../../set-up/duel-address.ts';
import type { SystemId } from '../../system-ids.ts';
import { useWords } from '../../words/language.tsx';
import { adviceFor } from '../advice.ts';
import { type Craft, craftAt, keyOf } from '../craft.ts';
import { CraftPicture } from '../craft-picture.tsx';
import { fairFoe } from '../meeting.ts';
import { useCrafts } from '../use-crafts.ts';
import { ValuesTable } from '../values-table.tsx';
import { NO_WISH, writeWish } from '../wish.ts';
import { useHangarWords } from '../words/words.ts';
import { MetInList } from './met-in-list.tsx';
import { RatingSheetView } from './rating-sheet.tsx';
import { SkyBand } from './sky-band.tsx';
import { StrengthLine } from './strength-line.tsx';
import { ThreeViews } from './three-views.tsx';
import { useMetIn } from './use-met-in.ts';
import '../../style/posters.css';
import '../../style/hangar/index.css';

/** Decks and liveries come along for machines of the Great War alone. */
const GreatWar = lazy(async () => ({ default: (await import('./great-war.tsx')).GreatWar }));

interface Props {
  readonly system: SystemId;
  readonly kind: Craft['kind'];
  readonly entry: string;
}

/** The page of an aircraft, like its card in the files of a squadron. */
export function AircraftPage({ system, kind, entry }: Props) {
  const t = useWords();
  const w = useHangarWords();
  const { crafts, state } = useCrafts([system]);
  const craft = craftAt(crafts, keyOf({ system, kind, id: entry }));
  if (craft !== null) return <Shown craft={craft} crafts={crafts} />;
  if (state === 'loading') return <p className="sheet notice">{t.loading}</p>;
  return <NoGame title={w.none} help={state === 'failed' ? t.gameNotLoaded : ''} />;
}

function Shown({ craft, crafts }: { readonly craft: Craft; readonly crafts: readonly Craft[] }) {
  const w = useHangarWords();
  const [hasMeanings, setHasMeanings] = useState(false);
  const [hasSources, setHasSources] = useState(false);
  const posters = useMetIn(craft);
  return (
    <div className="aircraft-page">
      <Band craft={craft} crafts={crafts} campaign={posters?.[0] === undefined ? '' : wayTo(posters[0])} />
      <div className="aircraft-sheets">
        <div className="aircraft-cards">
          {craft.sheets.map((sheet) => (
            <RatingSheetView
              key={sheet.title}
              craft={craft}
              sheet={sheet}
              hasMeanings={hasMeanings}
              hasSources={hasSources}
            />
          ))}
          {craft.system === 'wings-of-war' && (
            <Suspense>
              <GreatWar craft={craft} crafts={crafts} />
            </Suspense>
          )}
          <p className="rating-switches">
            <button type="button" aria-pressed={hasMeanings} onClick={() => setHasMeanings(!hasMeanings)}>
              {w.showMeanings}
            </button>
            <button type="button" aria-pressed={hasSources} onClick={() => setHasSources(!hasSources)}>
              {w.showSources}
            </button>
          </p>
          {craft.abilities.length > 0 && <Abilities craft={craft} />}
          <details className="sheet all-values">
            <summary>{w.allValues}</summary>
            <ValuesTable entry={craft.entry} />
            <p>
              <a href={writeRoute({ page: 'editor', system: craft.system, pack: '' })}>{w.change}</a>
            </p>
          </details>
        </div>
        <div className="sheet aircraft-side">
          <ThreeViews craft={craft} />
          <StrengthLine craft={craft} />
          {posters !== null && posters.length > 0 && <MetInList posters={posters} />}
        </div>
      </div>
    </div>
  );
}

interface BandProps {
  readonly craft: Craft;
  readonly crafts: readonly Craft[];
  /** Where it can be flown if it fights no duels; '': nowhere. */
  readonly campaign: string;
}

/** The sky with the aircraft in it: its name, whose it was, how to fly it. */
function Band({ craft, crafts, campaign }: BandProps) {
  const w = useHangarWords();
  const { name, service, year, roleText, pack } = craft;
  const foe = fairFoe(craft, crafts);
  const duel = craft.duel !== null && foe?.duel ? duelAddress({ own: craft.duel.id, enemy: foe.duel.id }) : null;
  const compared = writeWish({ ...NO_WISH, a: keyOf(craft), b: foe === null ? '' : keyOf(foe) });
  return (
    <div className="aircraft-band">
      <SkyBand craft={craft} />
      <span className={`band-plate ${craft.picture.of}`}>
        <CraftPicture craft={craft} facing="left" attitude={craft.picture.of === 'plane' ? 'level' : 'quarter'} />
      </span>
      <div className="band-words">
        <p>
          <a href={writeRoute({ page: 'hangar', wish: '' })}>
            <span aria-hidden="true">← </span>
            {w.title}
          </a>
        </p>
        <PageTitle text={name} />
        <p className="band-line">
          {[service, year, roleText].filter((part) => part !== null && part !== '').join(' · ')}
          {pack !== null && ` · ${w.ofPack(pack)}`}
        </p>
        <p className="band-advice">{adviceFor(craft, crafts, w)}</p>
        <p className="band-ways">
          {duel !== null ? (
            <a className="primary" href={writeRoute({ page: 'set-up', system: craft.system, chosen: duel })}>
              {w.fly(name)}
            </a>
          ) : (
            campaign !== '' && (
              <a className="primary" href={campaign}>
                {w.flyCampaign}
              </a>
            )
          )}
          <a className="button" href={writeRoute({ page: 'hangar', wish: compared })}>
            {w.compare}
          </a>
        </p>
      </div>
    </div>
  );
}

function Abilities({ craft }: { readonly craft: Craft }) {
  return (
    <ul className="sheet craft-abilities">
      {craft.abilities.map(({ name, text, rule }) => (
        <li key={name}>
          <strong>{name}</strong> <RuleRef rule={rule} />
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
