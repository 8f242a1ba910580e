import { useState } from 'react';
import { SeaChart } from '../chart/sea-chart.tsx';
import type { StoryStep } from '../scene.ts';
import { useCarrierWords } from '../words/words.ts';
import { Tracks } from './tracks.tsx';

/** The battle told afterwards: step by step on the chart, forward and back. */
export function SeaStory({ steps }: { readonly steps: readonly StoryStep[] }) {
  const w = useCarrierWords();
  const [at, setAt] = useState(0);
  const step = steps[Math.min(at, steps.length - 1)];
  if (step === undefined) return null;
  const [way] = step.chart.ways;
  const isStrike = step.chart.ways.length === 1 && way.aircraft.length > 0;
  return (
    <section className="sea-story" aria-labelledby="story-title">
      <header>
        <h3 id="story-title">{w.outcome.story}</h3>
        <span className="story-ways">
          <button type="button" aria-disabled={at === 0} onClick={() => setAt(Math.max(0, at - 1))}>
            ‹ {w.outcome.back}
          </button>
          <span>{w.outcome.stepOf({ step: at + 1, of: steps.length })}</span>
          <button
            type="button"
            className="primary"
            aria-disabled={at === steps.length - 1}
            onClick={() => setAt(Math.min(steps.length - 1, at + 1))}
          >
            {w.outcome.forward} ›
          </button>
        </span>
      </header>
      <div className="story-step">
        <SeaChart
          key={isStrike ? at : -1}
          chart={step.chart}
          flight={isStrike ? { way, aircraft: way.aircraft, isHome: false } : null}
        />
        <div aria-live="polite">
          <h4>{step.title}</h4>
          {step.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      <Tracks tracks={step.tracks} />
    </section>
  );
}
