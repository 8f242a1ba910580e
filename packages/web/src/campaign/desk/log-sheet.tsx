import { type CampaignView, campaignRules } from '@tallyho/down-in-flames';
import { writeRoute } from '../../page/route.ts';
import { useLanguage } from '../../words/language.tsx';
import { optionName, targetName } from '../words/speak.ts';
import { signed, useCampaignWords } from '../words/words.ts';

interface Props {
  readonly view: CampaignView;
  readonly game: string;
  /** The move with which each mission began. */
  readonly starts: readonly number[];
  onReport(mission: number): void;
}

/** DIF-CMP-02 — the log sheet: a line for each mission, with its report and its replay. */
export function LogSheet({ view, game, starts, onReport }: Props) {
  const { language } = useLanguage();
  const w = useCampaignWords();
  const { log, fixed } = view;
  if (log.length === 0) return <p>{w.desk.logEmpty}</p>;
  return (
    <ol className="log-sheet">
      {log.map(({ arrow, options, report }, i) => {
        const { side, to } = fixed.campaign.arrows[arrow];
        const [axis, allies] = report === null ? [0, 0] : campaignRules.pointsOf(report);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows
          <li key={i} className={side}>
            <p>
              <strong>
                {i + 1}. {targetName(view, to, language)}
              </strong>{' '}
              –{' '}
              {w.desk.logLine({
                side: w.campaigns.sides[side],
                status: report === null ? w.desk.inFlight : w.campaigns.statuses[report.status],
              })}
            </p>
            {report !== null && (
              <>
                <p className="legend">
                  {w.desk.logOptions({
                    axis: optionName(view, 0, options[0], language),
                    allies: optionName(view, 1, options[1], language),
                  })}
                </p>
                <p>
                  {w.desk.logPoints({ axis, allies })}{' '}
                  <strong>{signed(campaignRules.totalOf(log.slice(0, i + 1)))}</strong>
                </p>
                <p className="log-ways">
                  <button type="button" onClick={() => onReport(i)}>
                    {w.desk.report}
                  </button>
                  {starts[i] !== undefined && (
                    <a href={writeRoute({ page: 'retrace', game, step: starts[i] })}>{w.desk.replay}</a>
                  )}
                </p>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
