import type { KernelProblem } from '@tallyho/kernel';
import type { PackProblem } from '@tallyho/kernel/packs';
import type { Phrases, Sentences } from '../format.ts';
import { at, because, kind, listed } from './grammar.ts';

export const kernelSentences: Sentences<KernelProblem | PackProblem> = {
  'game-over': () => 'The game is over, so this choice was not used; the result stands.',
  'no-such-seat': (place, fact) =>
    `There is no seat “${place}” at this table${listed('; its seats are', fact('seats'))}.`,
  'not-asked': (place) => `Nothing is asked of ${place} just now. The game is as it was; wait for the other players.`,
  'stale-decision': (place) =>
    `${place} has already answered that question, so this choice was not used. Look at what is asked now.`,
  'not-an-option': (_, fact) =>
    `${fact('text') === '' ? 'That choice' : `“${fact('text')}”`} is not possible now${because(fact)}. The game is as it was; take one of the choices offered.`,
  'unreadable-choice': (_, fact) =>
    `“${fact('text')}” is not a choice in this game’s notation. The game is as it was; check the spelling.`,
  'nothing-to-undo': (place) =>
    `There is nothing that ${place} could take back: once chance or another player has answered, a choice stands. The game is as it was.`,
  'nothing-to-redo': (place) =>
    `There is nothing that ${place} has taken back and could make again. The game is as it was.`,
  'text-too-long': (place, fact) =>
    `${at(place)}“${fact('text')}” has ${fact('found')} characters, and no more than ${fact('most')} are read here. Nothing was changed; make it shorter.`,
  'list-too-long': (place, fact) =>
    `${at(place)}there are ${fact('found')} entries in this list, and no more than ${fact('most')} are read. Nothing was changed; make it shorter.`,
  'data-too-deep': (place, fact) =>
    `${at(place)}lists and fields stand in one another here more than ${fact('most')} deep. Nothing was changed; nothing of ours is as deep as that.`,
  'data-too-large': (place, fact) =>
    `${at(place)}there is too much here: more than ${fact('most')} values. Nothing was changed; is it the right file?`,
  'record-too-long': (place, fact) =>
    `${at(place)}this text has ${fact('found')} characters, and a record has no more than ${fact('most')}. Nothing was changed; is it the right file?`,
  'record-too-many-lines': (place, fact) =>
    `${at(place)}this text has ${fact('found')} lines, and a record has no more than ${fact('most')}. Nothing was changed; is it the right file?`,
  'record-line-too-long': (place, fact) =>
    `${at(place)}the line that begins with “${fact('text')}” is longer than a line of a record can be (${fact('most')} characters). Nothing was changed; is it the right file?`,
  'record-empty': (place) => `${at(place)}this record is empty. Is it the right file?`,
  'record-version': (place, fact) =>
    `${at(place)}a record begins with “Tally-Ho record ${fact('known')}”, and this file with “${fact('found')}”. It is another kind of file, or from another version of Tally-Ho.`,
  'record-header': (place, fact) =>
    `${at(place)}the line “${fact('field')}: …” is missing here. A record says system, rules, seed and options, in this order.`,
  'record-system': (place, fact) =>
    `${at(place)}this is a game of “${fact('found')}”, and it was to be replayed as “${fact('wanted')}”.`,
  'record-rules-version': (place, fact) =>
    `${at(place)}this game was played by version ${fact('found')} of the rules, and this is version ${fact('wanted')}, in which the same choices lead elsewhere. It is not replayed; use the Tally-Ho it was played with.`,
  'record-options': (place) =>
    `${at(place)}the options of the game are not valid JSON. Restore the line from the original.`,
  'record-line': (place, fact) =>
    `${at(place)}“${fact('text')}” is neither a choice (“seat: choice”), nor the beginning of a turn, nor the end.`,
  'record-choice': (place, fact) =>
    `${at(place)}“${fact('seat')}: ${fact('text')}” cannot be played here. ${fact('why')}`,
  'record-hash': (place, fact) =>
    `${at(place)}the game as it stands here is not the one that was recorded (${fact('found')} instead of ${fact('wanted')}), so the record has been changed since the mark before this one. Everything up to that mark is right.`,
  'record-proof': (place) =>
    `${at(place)}this is not the seed that was promised when the game began: its SHA-256 is not the proof above it. The record has been changed, or the cards were not drawn by chance.`,
  'record-sealed': (place) =>
    `${at(place)}the seed is missing, so nobody can tell which cards were drawn. A record tells it when the game is over; until then only the copy of whoever keeps the game can be replayed.`,
  'record-turn-missing': (place, fact) =>
    `${at(place)}the line of turn ${fact('turn')} with its hash is missing above, so nobody can tell whether the position is the recorded one.`,
  'record-unfinished': (place) =>
    `${at(place)}the record says that the game is over, and somebody still has to choose. Choices are missing above this line.`,
  'record-end-missing': (place) =>
    `${at(place)}the game is over here, and the line of its end with its hash is missing below, so nobody can tell whether the last choices are the recorded ones.`,
  'record-after-end': (place, fact) =>
    `${at(place)}“${fact('text')}” stands after the end of the game, where nothing else can stand. Lines have been repeated or added.`,
  'save-newer': (_, fact) =>
    `This game was saved by a newer Tally-Ho (version ${fact('found')} of its rules; this page knows version ${fact('wanted')}). It stays as it is: load the page again when you are connected, and it can be played on.`,
  'state-broken': (place) => `${at(place)}the table as it was saved is damaged here, and cannot be set up again.`,
  'field-not-a-map': (place) => `${at(place)}fields with names are expected here (“name: value”).`,
  'field-unknown': (place, fact) =>
    `${at(place)}there is no field “${fact('name')}” here${listed('. Known are', fact('known'))}.`,
  'field-missing': (place, fact) => `${at(place)}the field “${fact('name')}” is missing. Add it.`,
  'field-wrong-value': (place, fact) =>
    `${at(place)}“${fact('found')}” does not fit${listed('. Allowed is', fact('wanted'))}.`,
  'cards-too-few': (place, fact) =>
    `${at(place)}there is no ${fact('card') || 'card'} left for this. Name each card no more often than the deck holds it.`,
  'situation-impossible': (place, fact) => `${at(place)}no game can come to this: it contradicts rule ${fact('rule')}.`,

  'content-wrong-type': (place, fact) =>
    `${at(place)}this is of the wrong kind (${kind(fact('found'))}); wanted is ${kind(fact('wanted'))}.`,
  'content-missing-field': (place, fact) => `${at(place)}the field “${fact('name')}” is missing. Add it.`,
  'content-unknown-field': (place, fact) => `${at(place)}there is no field “${fact('name')}” here. Check the spelling.`,
  'content-unknown-value': (place, fact) =>
    `${at(place)}“${fact('found')}” is not known here${listed('. Allowed are', fact('allowed'))}.`,
  'content-out-of-range': (place, fact) =>
    `${at(place)}${fact('found')} is out of range: at least ${fact('min')}${listed(', at most', fact('max'))}.`,
  'content-bad-id': (place, fact) =>
    `${at(place)}“${fact('found')}” cannot be an id: small letters, digits and single hyphens, as in “bf-109e”.`,
  'content-duplicate-id': (place, fact) => `${at(place)}the id “${fact('id')}” is already taken at ${fact('first')}.`,
  'content-bad-source': (place, fact) =>
    `${at(place)}“${fact('found')}” is no source: say the id of a rule, “public” or “reconstructed”.`,
};

/** Why not? The reasons of the reference game. */
export const referenceReasons: Phrases<'once-a-turn' | 'only-in-answer'> = {
  'once-a-turn': 'it is allowed once a turn',
  'only-in-answer': 'it can only be played in answer to a card',
};
