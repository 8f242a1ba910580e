export { type Season, season } from './game.ts';
export { quintain } from './quintain.ts';
export { squire } from './squire.ts';
export { quintainTrial, seasonTrial, squireTrial } from './trial.ts';
