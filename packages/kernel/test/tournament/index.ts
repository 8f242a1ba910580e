export { type Tournament, tournament } from './game.ts';
export { tournamentScript, tournamentTrial } from './trial.ts';
