import {
  type Fighter,
  type FormationAircraft,
  type LightBomber,
  type Pilot,
  type ReadPack,
  readPack,
  type TargetSheet,
} from '@tallyho/zero';
import { useContentWords, valueWords } from '../../content/words/words.ts';
import { Target } from '../../dogfight/sky/target/target.tsx';
import { ActionCard } from '../../dogfight/workshop/action-card.tsx';
import { Marker } from '../../dogfight/workshop/marker.tsx';
import { SheetLines } from '../../dogfight/workshop/sheet-lines.tsx';
import { sideRows, wholeSource } from '../../dogfight/workshop/side-rows.ts';
import { AircraftCard } from '../../play/aircraft-card.tsx';
import type { Sample, Workshop } from '../../play/workshop.ts';
import { aircraftScene } from '../tell/aircraft.ts';
import { cardScene } from '../tell/card.ts';
import { flagOf } from '../tell/flag.ts';
import { painted } from '../tell/target.ts';
import { useZeroWords } from '../words/words.ts';

/** What a pack of Zero! brings, as it lies on the table. */
export const Specimen: Workshop['Specimen'] = ({ sample }) => {
  const read = readPack(sample.pack);
  return read.ok ? <Drawn pack={read.value} sample={sample} /> : null;
};

function Drawn({ pack, sample: { kind, at } }: { readonly pack: ReadPack; readonly sample: Sample }) {
  const [fighter, bomber, formation] = [pack.fighters[at], pack.lightBombers?.[at], pack.formations?.[at]];
  const [face, pilot, counter, sheet] = [pack.faces[at], pack.pilots[at], pack.counters?.[at], pack.targets?.[at]];
  const w = useZeroWords();
  if (kind === 'fighters' && fighter !== undefined) return <ElementCards fighter={fighter} />;
  if (kind === 'lightBombers' && bomber !== undefined) return <BomberCards bomber={bomber} />;
  if (kind === 'formations' && formation !== undefined) return <FormationCard aircraft={formation} />;
  if (kind === 'faces' && face !== undefined)
    return <ActionCard card={cardScene(w, face)} notes={face.cards.map(({ number }) => `№ ${number}`)} />;
  if (kind === 'pilots' && pilot !== undefined) return <PilotMarker pilot={pilot} />;
  if (kind === 'targets' && sheet !== undefined) return <SheetCard sheet={sheet} />;
  if (kind === 'counters' && counter !== undefined)
    return (
      <>
        <PilotMarker pilot={counter.front} />
        <PilotMarker pilot={counter.back} />
      </>
    );
  const [lines] = [pack.display?.[at], pack.awards?.[at], pack.supply?.[at]].filter(
    (line, which) => line !== undefined && kind === ['display', 'awards', 'supply'][which],
  );
  return lines === undefined ? null : <SheetLines title="" entry={lines} />;
}

function ElementCards({ fighter }: { readonly fighter: Fighter }) {
  const w = useZeroWords();
  return <AircraftCard aircraft={aircraftScene(w, fighter)} />;
}

/** Z-17.13b — the cards of a light bomber say how it bombs besides. */
function BomberCards({ bomber }: { readonly bomber: LightBomber }) {
  const w = useZeroWords();
  const c = useContentWords();
  const scene = aircraftScene(w, bomber);
  const columns = [w.shared.setUp.front, w.shared.setUp.damaged];
  const bombsOf = (card: LightBomber['leader'] | LightBomber['wingman']) => {
    const side = ({ bombs, dive, saturation }: { bombs: number; dive: number; saturation: number }) => ({
      bombs,
      dive,
      saturation,
    });
    return sideRows(c, { front: side(card.front), damaged: side(card.damaged) }, wholeSource(bomber));
  };
  const tables = [
    { caption: w.setUp.labelled(w.terms.leader, c.fields.bombs), columns, rows: bombsOf(bomber.leader) },
    { caption: w.setUp.labelled(w.terms.wingman, c.fields.bombs), columns, rows: bombsOf(bomber.wingman) },
  ].filter(({ rows }) => rows.length > 0);
  const notes = [
    ...(bomber.torpedo ? [c.fields.torpedo] : []),
    ...(bomber.guns ? [] : [w.setUp.labelled(c.fields.guns, c.no)]),
    ...scene.notes,
  ];
  return <AircraftCard aircraft={{ ...scene, tables: [...scene.tables, ...tables], notes }} />;
}

function FormationCard({ aircraft }: { readonly aircraft: FormationAircraft }) {
  const w = useZeroWords();
  const c = useContentWords();
  const { setUp, terms } = w.shared;
  const services = terms.and(aircraft.services.map((service) => w.terms.services[service]));
  return (
    <AircraftCard
      aircraft={{
        id: aircraft.id,
        flag: flagOf(aircraft),
        engines: aircraft.engines,
        name: aircraft.name,
        line: `${services}, ${setUp.inService(aircraft.year)}`,
        points: valueWords(c, aircraft.class),
        tables: [
          { caption: '', columns: [setUp.front, setUp.damaged], rows: sideRows(c, aircraft, wholeSource(aircraft)) },
        ],
        notes: [
          `${c.fields.formation} ${aircraft.formation}`,
          ...(aircraft.norden ? [c.fields.norden] : []),
          ...(aircraft.torpedo ? [c.fields.torpedo] : []),
          ...(aircraft.rockets === true ? [c.fields.rockets] : []),
        ],
      }}
    />
  );
}

function PilotMarker({ pilot: { name, full, service, family, skills } }: { readonly pilot: Pilot }) {
  const w = useZeroWords();
  const line = [full, w.terms.services[service], family ?? ''].filter((part) => part !== '' && part !== name);
  return (
    <Marker
      name={name}
      line={line.join(', ')}
      abilities={skills.map((skill) => [skill, w.terms.skills[skill]] as const)}
    />
  );
}

/** Pixels: as wide as the place of a specimen is at a desk. */
const WIDTH = 300;

/** What is attacked, its Flak, and what bombs come to: as its sheet says it. */
function SheetCard({ sheet }: { readonly sheet: TargetSheet }) {
  const w = useZeroWords();
  const c = useContentWords();
  const { kind, id, strafable, areaFlak, targetFlak, points, levels } = sheet;
  const { strafing, ...bombs } = points;
  return (
    <>
      <div className="specimen-target">
        <Target kind={painted[kind]} status="intact" width={WIDTH} land="pacific" time="day" />
      </div>
      <SheetLines
        title={w.setUp.labelled(w.sortie.sheet(id), w.campaign.targetKinds[kind])}
        entry={{ areaFlak, targetFlak, ...bombs, ...(strafable ? { strafing } : {}) }}
      >
        {levels.length > 0 && (
          <table>
            <thead>
              <tr>
                <th scope="col">{c.fields.levels}</th>
                <th scope="col">{c.fields.from}</th>
                <th scope="col">{c.fields.vps}</th>
              </tr>
            </thead>
            <tbody>
              {levels.map(({ name, from, vps }) => (
                <tr key={name}>
                  <th scope="row">{w.campaign.levels[name]}</th>
                  <td>{from}</td>
                  <td>{vps}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </SheetLines>
    </>
  );
}
