import { useEffect, useState } from 'react';
import { dates } from '../../words/dates.ts';
import { useLanguage } from '../../words/language.tsx';
import type { Craft } from '../craft.ts';
import { count, percent, signed } from '../figures.ts';
import { type Measurement, measurementOf, strengthIn, winsOf } from '../strength.ts';
import { useHangarWords } from '../words/words.ts';

/** What bots have made of an aircraft, and how that was found out. */
export function StrengthLine({ craft }: { readonly craft: Craft }) {
  const { language } = useLanguage();
  const w = useHangarWords();
  const measurement = useMeasurement(craft.system);
  if (craft.system === 'wings-of-war')
    return craft.points === null ? null : (
      <Told figure={String(craft.points)} text={w.ratings.value.help} how={w.valueHow} />
    );
  const strength = measurement === null ? null : strengthIn(measurement, craft);
  if (strength === null) return null;
  const { elo, games, date } = strength;
  const wins = percent(winsOf(elo), language);
  const day = dates(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  return (
    <Told
      figure={wins}
      text={w.strengthIs(signed(elo, language))}
      how={w.strengthHow({ games: count(games, language), date: day })}
    />
  );
}

function Told({ figure, text, how }: { readonly figure: string; readonly text: string; readonly how: string }) {
  const w = useHangarWords();
  return (
    <section className="strength">
      <h2 className="label">{w.strength}</h2>
      <p>
        <b className="strength-figure">{figure}</b> {text}
      </p>
      <details>
        <summary>{w.duelsHowTitle}</summary>
        <p>{how}</p>
      </details>
    </section>
  );
}

function useMeasurement(system: Craft['system']): Measurement | null {
  const [measurement, setMeasurement] = useState<Measurement | null>(null);
  useEffect(() => {
    let isWanted = true;
    // A page without it says nothing of strength.
    measurementOf(system).then(
      (found) => isWanted && setMeasurement(found),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [system]);
  return measurement;
}
