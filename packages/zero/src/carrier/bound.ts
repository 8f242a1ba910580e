import type { Seat } from '@tallyho/kernel';
import { zero } from '../game.ts';
import { launchOptions } from './mission.ts';
import type { CarrierFixed, CarrierTurn, Launch } from './state.ts';
export const mostChoices = (_fixed: CarrierFixed): number => 0;
void [zero, launchOptions];
export type X = [Seat, CarrierTurn, Launch];
