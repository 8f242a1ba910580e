import type { ScenarioProblem } from '@tallyho/scenario';
import type { Sentences } from '../format.ts';
import { at, listed } from './grammar.ts';

export const scenarioSentences: Sentences<ScenarioProblem> = {
  'script-yaml': (place, fact) => `${at(place)}this is not valid YAML. ${fact('detail')}`,
  'script-empty': (place) => `${at(place)}there is no scripted game in this file.`,
  'script-not-a-map': (place, fact) => `${at(place)}a ${fact('what')} is a map with named fields.`,
  'script-unknown-field': (place, fact) => `${at(place)}a scripted game has no field “${fact('field')}” here.`,
  'script-missing-field': (place, fact) => `${at(place)}the field “${fact('field')}” is missing.`,
  'script-wrong-type': (place, fact) =>
    `${at(place)}“${fact('field')}” is of the wrong kind (wanted: ${fact('wanted')}).`,
  'script-unknown-system': (place, fact) =>
    `${at(place)}the system “${fact('system')}” is not known${listed('. Known are', fact('known'))}.`,
  'script-unknown-label': (place, fact) =>
    `${at(place)}no step has the label “${fact('label')}” that this variant branches off from.`,
  'script-doubled-label': (place, fact) => `${at(place)}the label “${fact('label')}” is already used above.`,
  'script-refused-steps': (place, fact) =>
    `${at(place)}a game that is to be refused is not played: leave “${fact('field')}” out, or “refused”.`,
  'script-many-points': (place, fact) =>
    `${at(place)}“${fact('field')}” points at too much; a text points at ${fact('most')} things at most.`,
  'script-point-unnamed': (place, fact) => `${at(place)}the text does not have the words of “${fact('field')}”.`,
  'script-pack-outside': (place, fact) =>
    `${at(place)}the pack “${fact('file')}” lies outside the folder of the scripts. Name it relative to the script.`,
  'script-pack-missing': (place, fact) => `${at(place)}there is no pack “${fact('file')}”.`,
  'script-pack-unreadable': (place, fact) =>
    `${at(place)}the pack “${fact('file')}” is neither valid JSON nor YAML. ${fact('detail')}`,
  'script-options': (place) => `${at(place)}the game does not accept these options.`,
  'script-given': (place) => `${at(place)}the situation cannot be set up as given.`,
  'script-accepted': (place) => `${at(place)}the game should refuse this and accepts it.`,
  'script-refused': (place) => `${at(place)}the game refuses this for something else.`,
  'script-draws': (place) => `${at(place)}these cards cannot be laid out to be drawn.`,
  'script-seat': (place) => `${at(place)}there is no such seat in this game.`,
  'step-choice': (place) => `${at(place)}this choice cannot be made.`,
  'step-offered': (place) => `${at(place)}a choice that should be offered is not.`,
  'step-exactly-offered': (place) => `${at(place)}other choices are offered than exactly these.`,
  'step-not-offered': (place) =>
    `${at(place)}this choice is offered and should not be, or it is not in the game’s notation.`,
  'step-not-asked': (place) => `${at(place)}the seat is not asked anything now, so nothing can be said of its choices.`,
  'step-reason': (place) => `${at(place)}the choice is refused for another reason.`,
  'step-because': (place) => `${at(place)}the choice is refused by another rule.`,
  'step-asked': (place) => `${at(place)}something else is asked.`,
  'step-expect': (place) => `${at(place)}the position is not as expected.`,
  'step-sees': (place) => `${at(place)}the seat does not see what it should.`,
  'step-happens': (place) => `${at(place)}this did not happen after the last choice.`,
  'step-does-not-happen': (place) =>
    `${at(place)}this happened after the last choice and should not, or the event has no such field.`,
  'step-no-such-event': (place) => `${at(place)}there is no such event in this game.`,
  'step-after': (place) => `${at(place)}the moment after which to look did not come after the last choice.`,
  'step-undo': (place) => `${at(place)}the choice cannot be taken back.`,
  'step-no-undo': (place) => `${at(place)}the choice can be taken back, and should not.`,
  'step-not-in-pile': (place) =>
    `${at(place)}the card that was laid out to be drawn next is not in the pile at this moment.`,
  'step-broke': (place) =>
    `${at(place)}the game itself broke down here. This is a fault in the program, not in the script.`,
  'end-cards-left': (place) => `${at(place)}cards were laid out to be drawn and never were.`,
  'end-decision-open': (place) => `${at(place)}the script ends while a choice is still open; play on, or say “open:”.`,
  'end-not-open': (place) => `${at(place)}the script says that a choice is open at the end, and it is not.`,
};
