import type { BotSystem } from '@tallyho/bots';
import type { Game, HoldingView, LogLine, TableState, TableView } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import type { DogfightRoom } from '../dogfight/room.ts';
import type { Seen } from '../dogfight/scene.ts';
import type { AnyDeskTelling, ReportScene } from './scene.ts';

/** What everybody sees of a campaign, whatever it is fought with. */
export interface CampaignSight extends HoldingView<TableView> {
  log: LogLine<unknown>[];
}

/** A campaign in progress, as far as every one of them is alike. */
export interface CampaignStanding extends TableState {
  inner: TableState | null;
  log: LogLine<unknown>[];
  seeds: string[];
}

/** A game of campaigns as its room shows it: all that knows its rules. Its missions are flown at a table of the sky. */
export interface CampaignRoom<
  S extends CampaignStanding = CampaignStanding,
  C extends object = object,
  E = object,
  V extends CampaignSight = CampaignSight,
  O extends object = object,
  T extends AnyDeskTelling<C> = AnyDeskTelling<C>,
> {
  readonly game: Game<S, C, E, V, O>;
  readonly system: BotSystem;
  /** The table of its missions, each a game of its own. */
  readonly missions: DogfightRoom;
  /** The room of a whole campaign that is played inside, if that is one; left out: there are missions alone. */
  campaignInside?(inner: TableView | TableState): CampaignRoom | null;
  /** Kinds of questions between missions that are put even where there is but one answer. */
  readonly shown: readonly string[];
  /** Whether a choice is made between missions. */
  isAtDesk(choice: C): boolean;
  /** What has happened in the mission that is being flown, among all that has been told. */
  missionEvents(told: readonly E[]): readonly object[];
  /** Between missions. */
  tell(seen: Seen<V, E>): T;
  /** What stands above the sky while a mission is flown: which it is. */
  missionNow(view: V, language: Language): string;
  /** The name of a mission by its number among those that have been flown; a state tells as much as a view. */
  missionTitle(seen: Pick<V, 'log' | 'fixed'>, mission: number, language: Language): string;
  /** How many reports there are by now. */
  reportsIn(seen: Pick<V, 'log'>): number;
  /** A report by its number, from 0; null: there is none yet. */
  report(view: V, number: number, language: Language): ReportScene | null;
  /** Which side each of the fortunes of a mission is on. */
  sidesIn(mission: TableState): readonly number[];
  /** A campaign's name, the same in every language. */
  titleOf(s: S): string;
}
