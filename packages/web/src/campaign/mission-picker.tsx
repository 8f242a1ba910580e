import { useCampaignWords } from './words/words.ts';

interface Props {
  readonly missions: readonly { readonly from: number; readonly title: string }[];
  /** The move with which the one that is looked at began. */
  readonly current: number;
  /** The way to the mission that began with a move. */
  hrefOf(from: number): string;
}

/** Another mission of the same campaign: of a long one there are dozens. */
export function MissionPicker({ missions, current, hrefOf }: Props) {
  const w = useCampaignWords();
  return (
    <label className="mission-picker">
      <span>{w.report.missions}</span>
      <select
        value={current}
        onChange={({ target }) => {
          window.location.hash = hrefOf(Number(target.value));
        }}
      >
        {missions.map(({ from, title }) => (
          <option key={from} value={from}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
