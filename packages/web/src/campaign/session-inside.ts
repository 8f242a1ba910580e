import type { Seat } from '@tallyho/kernel';
import type { Done, Look } from '../play/look.ts';
import type { CampaignSession } from './desk/use-desk.ts';
import type { CampaignRoom, CampaignSight } from './room.ts';

type CampaignLook = Look<object, object, CampaignSight>;

/**
 * The campaign that is played inside another, as a session of its own: everything that is chosen, taken back and kept is so in the whole, and
 * only what is seen and told is of the inside alone.
 */
export function sessionInside(outer: CampaignSession, room: CampaignRoom): CampaignSession {
  const known = new WeakMap<CampaignLook, CampaignLook>();
  const look = (seat: Seat): CampaignLook => {
    const whole = outer.look(seat);
    const inside = known.get(whole) ?? lookInside(room, whole);
    known.set(whole, inside);
    return inside;
  };
  return {
    id: outer.id,
    players: outer.players,
    names: outer.names,
    isGuided: outer.isGuided,
    isLed: outer.isLed,
    title: outer.title,
    place: outer.place,
    proof: outer.proof,
    get isResumed() {
      return outer.isResumed;
    },
    get trouble() {
      return outer.trouble;
    },
    get askedSeats() {
      return outer.askedSeats;
    },
    get outcome() {
      return outer.outcome;
    },
    get finished() {
      return outer.finished;
    },
    keeper: outer.keeper,
    getVersion: outer.getVersion,
    subscribe: outer.subscribe,
    look,
    missions: (depth = 0) => outer.missions(depth + 1),
    choose: (seat, decision, choice) => outer.choose(seat, decision, choice),
    undo: (seat) => outer.undo(seat),
    hints: (decision, supposed) =>
      supposed === undefined
        ? outer.hints(decision)
        : outer.hints(decision, { ...outer.look(decision.seat).view, inner: supposed }),
    concede: (seat) => outer.concede(seat),
    hurry: () => outer.hurry(),
    retry: () => outer.retry(),
  };
}

// What is held inside is a campaign: whoever asks has made sure of it.
const sightIn = ({ inner }: CampaignSight): CampaignSight => inner as CampaignSight;

function lookInside(room: CampaignRoom, whole: CampaignLook): CampaignLook {
  const { told } = whole;
  const inside = room.missionEvents(told);
  const before = told.length - inside.length;
  const isInside = ({ view }: Done<object, CampaignSight>): boolean =>
    view.inner !== null && (room.campaignInside?.(view.inner) ?? null) !== null;
  return {
    ...whole,
    view: sightIn(whole.view),
    told: inside,
    done: whole.done.flatMap((one) =>
      isInside(one) && one.told >= before ? [{ ...one, view: sightIn(one.view), told: one.told - before }] : [],
    ),
  };
}
