export { joust } from './game.ts';
export { joustScript } from './script.ts';
export { joustTrial } from './trial.ts';
