import type { SelectionChoice } from './choices.ts';

/*
 * 'draw for A6M', 'draw for crews of G4M'; 'service usmc'; 'reshuffle', 'leave the deck'; 'sugita to element 2 leader';
 * 'green to formation 1 aircraft 2'.
 */

export function writeSelection(choice: SelectionChoice): string {
  switch (choice.do) {
    case 'draw-for':
      return `draw for ${choice.crews ? 'crews of ' : ''}${choice.family}`;
    case 'service':
      return `service ${choice.service}`;
    case 'reshuffle':
      return choice.wanted ? 'reshuffle' : 'leave the deck';
    case 'assign':
      return `${choice.pilot} to ${choice.place}`;
    case 'green':
      return `green to ${choice.place}`;
  }
}

const forms = [
  /^draw for .+$/,
  /^service [a-z]+$/,
  /^reshuffle$/,
  /^leave the deck$/,
  /^\S+ to (element \d+ (leader|wingman)|formation \d+ aircraft \d+)$/,
];

export const readsSelection = (text: string): boolean => forms.some((form) => form.test(text));
