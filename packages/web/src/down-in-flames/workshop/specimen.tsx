import type { Bomber, Fighter, Pack, Pilot } from '@tallyho/down-in-flames/content';
import { useContentWords } from '../../content/words/words.ts';
import { ActionCard } from '../../dogfight/workshop/action-card.tsx';
import { Marker } from '../../dogfight/workshop/marker.tsx';
import { sideRows, wholeSource } from '../../dogfight/workshop/side-rows.ts';
import { AircraftCard } from '../../play/aircraft-card.tsx';
import type { Workshop } from '../../play/workshop.ts';
import { useWords } from '../../words/language.tsx';
import { aircraftScene } from '../tell/aircraft.ts';
import { cardScene, turretScene } from '../tell/card.ts';
import { useDuelWords } from '../words/words.ts';

/** What a pack of Down In Flames brings, as it lies on the table. */
export const Specimen: Workshop['Specimen'] = ({ sample: { pack: given, kind, at } }) => {
  // A pack in a workshop has been checked by the game.
  const pack = given as Pack;
  const w = useDuelWords();
  const c = useContentWords();
  const { colon } = useWords();
  const [fighter, bomber, pilot, face] = [pack.fighters?.[at], pack.bombers?.[at], pack.pilots?.[at], pack.faces?.[at]];
  if (kind === 'fighters' && fighter !== undefined) return <FighterCard fighter={fighter} />;
  if (kind === 'bombers' && bomber !== undefined) return <BomberCard bomber={bomber} />;
  if (kind === 'pilots' && pilot !== undefined) return <PilotMarker pilot={pilot} />;
  if (kind !== 'faces' || face === undefined) return null;
  const { pacific, europe } = face.copies;
  const copies = `${c.fields.pacific} ${pacific}, ${c.fields.europe} ${europe}`;
  return (
    <ActionCard
      card={cardScene(w, face, false)}
      notes={[`${w.sortie.turrets} ${turretScene(w, face).meaning}`, `${c.fields.copies}${colon} ${copies}`]}
    />
  );
};

function FighterCard({ fighter }: { readonly fighter: Fighter }) {
  const w = useDuelWords();
  return <AircraftCard aircraft={aircraftScene(w, fighter)} />;
}

function BomberCard({ bomber }: { readonly bomber: Bomber }) {
  const w = useDuelWords();
  const c = useContentWords();
  const { colon } = useWords();
  const { setUp, terms } = w.shared;
  return (
    <AircraftCard
      aircraft={{
        id: bomber.id,
        flag: bomber.nation,
        engines: 2,
        name: bomber.name,
        line: `${w.terms.nations[bomber.nation]}, ${setUp.inService(bomber.year)}`,
        points: terms.points(bomber.points),
        tables: [
          { caption: '', columns: [setUp.front, setUp.damaged], rows: sideRows(c, bomber, wholeSource(bomber)) },
        ],
        notes: [`${c.fields.altitude}${colon} ${c.values[bomber.altitude]}`],
      }}
    />
  );
}

function PilotMarker({ pilot: { name, nation, points, abilities } }: { readonly pilot: Pilot }) {
  const w = useDuelWords();
  const c = useContentWords();
  return (
    <Marker
      name={name}
      line={`${c.values[nation]}, ${w.shared.terms.points(points)}`}
      abilities={abilities.map((code) => [code, w.terms.abilities[code]] as const)}
    />
  );
}
