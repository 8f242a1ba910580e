import type { PackProblem } from '@tallyho/kernel/packs';
import type { ContentProblem, IllegalReason, WingsOfWarProblem } from '@tallyho/wings-of-war';
import type { Phrases, Sentences } from '../format.ts';
import type { downInFlamesSentences } from './down-in-flames.ts';
import { at, listed } from './grammar.ts';

/** What is wrong with any pack, or with Down In Flames in the same words, is not said twice. */
export type OnlyInWingsOfWar<Shared> = Exclude<WingsOfWarProblem | ContentProblem, keyof Shared | PackProblem>;

export const wingsOfWarSentences: Sentences<OnlyInWingsOfWar<typeof downInFlamesSentences>> = {
  'unknown-scenario': (place, fact) =>
    `${at(place)}there is no scenario “${fact('scenario')}”${listed('. There are', fact('known'))}.`,
  'unknown-aircraft-card': (place, fact) =>
    `${at(place)}there is no aircraft card “${fact('card')}”, neither in the box nor in a pack that is used.`,
  'unknown-aircraft': (place, fact) =>
    `${at(place)}no aircraft of this game is called “${fact('aircraft')}”${listed('. There are', fact('known'))}.`,
  'unknown-manoeuvre': (place, fact) =>
    `${at(place)}there is no manoeuvre “${fact('manoeuvre')}” in this game. Check the spelling.`,
  'not-in-the-deck': (place, fact) =>
    `${at(place)}“${fact('manoeuvre')}” is not in manoeuvre deck ${fact('deck')}. Take a card of that deck.`,
  'off-the-table': (place, fact) =>
    `${at(place)}this is not on the table, which is ${fact('width')} × ${fact('length')} mm. Move it, or use a larger table.`,
  'no-aircraft': (place) => `${at(place)}this player has no aircraft to fly. Add one.`,
  'too-many-seats': (place, fact) => `${at(place)}there are more than ${fact('most')} players. Take some away.`,
  'one-side-only': (place) => `${at(place)}everybody is on the same side. A fight takes at least two sides.`,
  'bad-label': (place, fact) =>
    `${at(place)}“${fact('label') || fact('name')}” cannot be a name here: an aircraft takes small letters, digits and hyphens, as in “red-1”; a player takes anything but a colon or a comma.`,
  'doubled-label': (place, fact) =>
    `${at(place)}two aircraft would both be called “${fact('label')}”. Give each a label of its own.`,
  'doubled-seat': (place, fact) => `${at(place)}two players are called “${fact('name')}”. Rename one of them.`,
  'start-altitude': (place, fact) =>
    `${at(place)}this aircraft cannot be at altitude ${fact('level')}; here it may be at ${fact('from')} to ${fact('to')}.`,
  'needs-altitude': (place, fact) =>
    `${at(place)}“${fact('option')}” needs the altitude rules${fact('option') === 'floor' ? ' and Flying Higher' : ''}. Switch them on, or leave it out.`,
  'ground-is-not-the-floor': (place, fact) =>
    `${at(place)}nobody can be on the ground when the floor is at altitude ${fact('floor')}. Set the floor to 0, or let it fly.`,
  'needs-tailing-or-aiming': (place) =>
    `${at(place)}Interruption takes away Tailing and Aiming, and neither is used here. Switch one of them on.`,
  'not-a-decimal': (place, fact) =>
    `${at(place)}“${fact('found')}” does not fit: a number from ${fact('from')} to ${fact('to')} with three decimals at most.`,
  'no-such-damage-card': (place, fact) =>
    fact('deck') === ''
      ? `${at(place)}there is no damage card “${fact('card')}” left to be had. Write its deck, points and symbol, as in “A 2 jam-red”.`
      : `${at(place)}there is no damage deck “${fact('deck')}”. The decks are A, B, C and D.`,

  'content-bad-letter': (place, fact) =>
    `${at(place)}“${fact('found')}” cannot name a manoeuvre deck: one or two capital letters, as in “A” or “XB”.`,
  'content-unknown-deck': (place, fact) =>
    `${at(place)}there is no manoeuvre deck “${fact('deck')}”, neither in the box nor in this pack.`,
  'content-unknown-type': (place, fact) =>
    `${at(place)}there is no type of aircraft “${fact('type')}”, neither in the box nor in this pack.`,
  'content-no-straight': (place, fact) =>
    `${at(place)}manoeuvre deck ${fact('letter')} needs ${fact('wanted')} straights, and has ${fact('found')}.`,
  'content-no-stall': (place, fact) =>
    `${at(place)}manoeuvre deck ${fact('letter')} has no stall, which an aircraft with a damaged engine must fly every turn.`,
  'content-no-climb-or-dive': (place, fact) =>
    `${at(place)}manoeuvre deck ${fact('letter')} needs a Climb and a Dive, which games with altitude are played with.`,
  'content-damage-deck-size': (place, fact) =>
    `${at(place)}damage deck ${fact('letter')} has ${fact('found')} cards (explosions: ${fact('explosions')}). It takes at least ${fact('min')} besides the explosions, and ${fact('max')} at most.`,
  'content-not-mirrored': (place, fact) =>
    `${at(place)}in manoeuvre deck ${fact('letter')} “${fact('left')}” is not the mirror image of “${fact('right')}”.`,
  'content-no-gun': (place) => `${at(place)}this aircraft has neither a front nor a rear gun. Give it one.`,
  'content-seat-without-gun': (place, fact) =>
    `${at(place)}a two-seater has a rear gun and a single-seater has none; here are ${fact('seats')} seats, and the rear gun is “${fact('rear')}”.`,
};

/** Why not? */
export const wingsOfWarReasons: Phrases<IllegalReason> = {
  'not-in-the-deck': 'this card is not in the manoeuvre deck of the aircraft',
  'no-copy-left': 'all cards of this kind are already in the slots',
  'steep-after-steep': 'two steep manoeuvres may not follow each other',
  'straight-must-follow': 'a straight must come first now',
  'immelmann-needs-straight': 'an Immelmann comes directly after a straight (a Split-S, with altitude, after a stall)',
  'too-high': 'the aircraft would rise too high',
  'climb-and-immelmann': 'a Climb and an Immelmann may not be flown in the same turn',
  'split-s-and-dive': 'a Split-S and a Dive may not be flown in the same turn',
  'in-the-cloud': 'in the cloud nobody can climb any further',
  'rudder-jammed': 'the rudder is jammed on this side',
  'engine-needs-stall': 'the engine is damaged, and this turn needs a stall',
  'landing-sequence': 'a landing is a Dive, a straight and a stall, in this order',
  'take-off-sequence': 'a take-off is a stall, a straight and a Climb, in this order',
  'cannot-take-off': 'a take-off needs the landing field, no flames, and a full turn of rest after a crash',
  'cannot-feign': 'only on the landing field may the engine run for a feigned take-off',
  'aircraft-outside': 'an aircraft would be below the new floor or above the new ceiling',
};
