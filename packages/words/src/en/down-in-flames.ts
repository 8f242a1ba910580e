import type { DownInFlamesProblem, Reason } from '@tallyho/down-in-flames';
import type { ContentProblem } from '@tallyho/down-in-flames/content';
import type { PackProblem } from '@tallyho/kernel/packs';
import type { Phrases, Sentences } from '../format.ts';
import { at, listed } from './grammar.ts';

export const downInFlamesSentences: Sentences<DownInFlamesProblem | Exclude<ContentProblem, PackProblem>> = {
  'duel-needs-two-fighters': (place, fact) =>
    `${at(place)}a duel is one fighter against one fighter, and here are ${fact('seats')} players with ${fact('aircraft')} aircraft. Choose teams for more.`,
  'too-few-aircraft': (place) => `${at(place)}a dogfight takes at least two players with an aircraft each.`,
  'too-many-aircraft': (place, fact) =>
    `${at(place)}${fact('aircraft')} aircraft are too many for one sky; ${fact('most')} are the most.`,
  'seat-without-aircraft': (place, fact) => `${at(place)}“${fact('name')}” has no aircraft to fly. Add one.`,
  'seat-name-twice': (place, fact) => `${at(place)}two players are called “${fact('name')}”. Rename one of them.`,
  'team-without-aircraft': (place, fact) => `${at(place)}team ${fact('team')} has nobody. Put a player in it.`,
  'unknown-fighter': (place, fact) =>
    `${at(place)}there is no fighter “${fact('fighter')}”, neither in the box nor in a pack that is used.`,
  'unknown-pilot': (place, fact) =>
    `${at(place)}there is no pilot “${fact('pilot')}”, neither in the box nor in a pack that is used.`,
  'pilot-without-fighter': (place, fact) =>
    `${at(place)}the pilot “${fact('pilot')}” has no fighter yet. Choose the fighter first.`,
  'pilot-of-another-nation': (place, fact) =>
    `${at(place)}the pilot “${fact('pilot')}” flies for ${fact('nation')}, the fighter for ${fact('fighter')}. Take a generic pilot or one of that nation.`,
  'pilot-twice': (place, fact) =>
    `${at(place)}the pilot “${fact('pilot')}” already flies another aircraft; there is only one of him.`,
  'fighter-too-late': (place, fact) =>
    `${at(place)}the fighter “${fact('fighter')}” entered service in ${fact('year')}, after the agreed year ${fact('agreed')}.`,
  'points-exceeded': (place, fact) =>
    `${at(place)}these aircraft cost ${fact('over')} more than the ${fact('points')} agreed points. Take cheaper ones, or agree on more.`,
  'nothing-fits': (place, fact) =>
    `${at(place)}no aircraft can be chosen for the ${fact('points')} points that are left (to choose: ${fact('aircraft')}, cheapest: ${fact('cheapest')}). Agree on more points or a later year.`,
  'unknown-leader': (place, fact) =>
    `${at(place)}there is no aircraft “${fact('leader')}” to be a wingman of${listed('. There are', fact('known'))}.`,
  'leader-of-another-team': (place, fact) =>
    `${at(place)}“${fact('leader')}” flies for the other side and cannot be this aircraft’s leader.`,
  'leader-is-a-wingman': (place, fact) => `${at(place)}“${fact('leader')}” is a wingman and cannot lead one.`,
  'leader-has-a-wingman': (place, fact) =>
    `${at(place)}“${fact('leader')}” already has a wingman, and leads one at most.`,
  'deck-without-attack-cards': (place, fact) =>
    `${at(place)}the deck “${fact('deck')}” has nothing to fire with, so nobody could ever be hit. Use another deck or pack.`,
  'deck-too-small': (place, fact) =>
    `${at(place)}the deck has ${fact('cards')} cards, and the starting hands alone take ${fact('needed')}. Use more decks.`,
  'too-many-faces': (place, fact) =>
    `${at(place)}the deck would have ${fact('faces')} different cards, and a game has ${fact('most')} at most. Leave some out of the packs.`,
  'mission-needs-two-sides': (place, fact) =>
    `${at(place)}a mission has two players, one for each side, and here are ${fact('seats')}.`,
  'aircraft-not-given': (place) =>
    `${at(place)}the aircraft of a mission are given, not chosen. Name a fighter or a bomber.`,
  'fighter-and-bomber': (place, fact) =>
    `${at(place)}one aircraft cannot be both the fighter “${fact('fighter')}” and the bomber “${fact('bomber')}”. Keep one of them.`,
  'unknown-bomber': (place, fact) =>
    `${at(place)}there is no bomber “${fact('bomber')}”, neither in the box nor in a pack that is used.`,
  'bomber-outside-a-mission': (place) => `${at(place)}bombers and bombs are for missions only.`,
  'bomber-with-a-pilot': (place, fact) =>
    `${at(place)}the pilot “${fact('pilot')}” cannot fly a bomber; pilot markers are for fighters.`,
  'bomber-in-a-pair': (place, fact) =>
    `${at(place)}“${fact('aircraft')}” flies as a bomber and is nobody’s leader or wingman.`,
  'loaded-bomber': (place, fact) =>
    `${at(place)}the bomber “${fact('bomber')}” carries its bombs anyway; only a fighter can be Loaded.`,
  'loaded-defender': (place) => `${at(place)}only the attacker’s fighters carry bombs.`,
  'bombs-on-nobody': (place) => `${at(place)}bombs are for a fighter that is Loaded.`,

  'content-contradiction': (place, fact) => `${at(place)}this contradicts rule ${fact('rule')}.`,
  'content-no-attack-cards': (place, fact) =>
    `${at(place)}the ${fact('theatre')} half of the deck has nothing to fire with, so nobody could ever be hit.`,
  'content-deck-size': (place, fact) =>
    `${at(place)}the halves of the deck must be equal and have ${fact('max')} cards at most; here are ${fact('pacific')} (Pacific) and ${fact('europe')} (Europe).`,
  'content-too-many-faces': (place, fact) =>
    `${at(place)}with this pack the deck would have ${fact('faces')} different cards, and a game has ${fact('most')} at most.`,
};

/** Why not? */
export const downInFlamesReasons: Phrases<Reason> = {
  'fighter-too-dear': 'this fighter costs more points than are left',
  'fighter-too-late': 'this fighter entered service after the agreed year',
  'pilot-of-another-nation': 'this pilot flies for another nation',
  'pilot-flies-already': 'this pilot already flies another aircraft',
  'pilot-too-dear': 'this pilot costs more points than the fighter leaves',
  'never-from-very-high': 'nobody starts at Very High',
  'high-needs-a-turbocharger': 'only turbocharged aircraft may start at High',
  'other-altitude': 'that aircraft is at another altitude',
  'give-up-first': 'give up your position on the other aircraft first',
  'leader-engaged-elsewhere': 'a wingman fights only those that its leader is engaged with',
  'advantaged-on-you': 'that fighter is Advantaged on you',
  'tailing-you': 'that fighter is Tailing you',
  'not-pursuing-you': 'the gunner fires only at fighters that are Advantaged or Tailing on you',
  'too-few-bursts': 'too few Bursts are left',
  'evasive-in-force': 'EVASIVE makes it cost one Burst more than are left',
  'too-few-gunner-bursts': 'the gunner has too few Bursts left',
  'no-maneuver-value': 'this card has no Maneuver value',
  'maneuver-value-too-low': 'its Maneuver value is too low for that many steps',
  'already-tailing': 'you are already Tailing that fighter',
  'beyond-tailing': 'there is no position better than Tailing',
  'advantaged-places-taken': 'two fighters are already Advantaged on it',
  'tailing-place-taken': 'another fighter is already Tailing it',
  'barrel-roll-needs-a-pursuer': 'BARREL ROLL needs a fighter that is Advantaged or Tailing on you',
  'scissors-needs-disadvantaged': 'SCISSORS is for a Disadvantaged fighter only',
  'agile-needs-disadvantaged': 'Agile helps a Disadvantaged fighter only',
  'agile-once-a-turn': 'Agile helps once a turn',
  'not-faster': 'you are not faster',
  'not-the-aircraft-compared': 'the free Maneuvers count only against the aircraft whose Speed was compared',
  'highest-level': 'there is no level above this one',
  'lowest-level': 'there is no level below this one',
  'climb-needs-a-card': 'a climb costs a card, and you have none',
  'cannot-pay': 'you have too few cards to pay for it',
  'wingman-closes-up': 'a wingman must move towards its leader’s altitude',
  'attack-only': 'this card is for attacks in your own turn',
  'does-not-answer': 'this card does not answer that one',
  'only-ace-pilot-answers': 'only ACE PILOT answers ACE PILOT',
  'evasive-comes-after': 'EVASIVE comes after the attack has succeeded',
  'only-evasive-helps': 'the attack has succeeded; only EVASIVE still helps',
  'only-in-answer': 'it can only be played in answer to a card',
  'no-enemy-left': 'it is played against an enemy, and none flies any more',
  'later-in-the-turn': 'cards are played in the action phase, later in your turn',
  'no-answer-to-altitude': 'cards answer cards; a change of altitude can only be followed',
  'before-the-first-turn': 'cards are played in the turns of the aircraft, and none has begun',
  'named-without-cards': 'a bomber is named, and no card is played for it',
  'fight-is-over': 'the fight is over, and no card is played over the target',
  'no-position-to-give-up': 'you hold no position that you could give up',
  'places-beside-blocked': 'bombers fly on both sides of it; there is no place beside it',
  'place-behind-blocked': 'a bomber flies behind it; there is no place at its tail',
  'bomber-not-chosen': 'choose this bomber first',
  'bomber-chosen-already': 'you have already chosen this bomber',
  'not-alone-in-the-rear': 'only a bomber that is alone in the rearmost row can be chosen free of charge',
  'free-of-charge': 'this bomber can be chosen free of charge',
  'enemy-has-named': 'the enemy has named a bomber in this turn, and it still flies',
  'no-bomber-to-name': 'there are not several bombers here among which the enemy could name one',
  'not-there-yet': 'that fighter is late and not there in the first turn',
  'not-for-bombers': 'a bomber cannot play this card',
  'added-to-a-shot': 'this card only adds a hit to a shot that is played with it',
  'nothing-to-reduce': 'there are no hits to reduce in a Maneuver',
  'no-fuel-tank-to-stop': 'there is no FUEL TANK to stop',
  'does-not-stop-fuel-tank': 'this card does not stop FUEL TANK',
  'nothing-adds-to-fuel-tank': 'FUEL TANK counts no hits, so nothing is added to it',
  'has-acted': 'it has had its turn in this game turn',
  'is-shot-down': 'it has been shot down',
  'gone-home': 'it was short of fuel and has gone home',
  'bombers-take-no-turns': 'bombers, and fighters that carry bombs, take no turns',
};
