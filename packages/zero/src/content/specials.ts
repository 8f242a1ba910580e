import { leader } from './listed.ts';
import type { Effect, Special } from './mission-types.ts';

const noAreaFlak: readonly Effect[] = [
  { does: 'area-flak', turn: 'ingress', by: 'none' },
  { does: 'area-flak', turn: 'egress', by: 'none' },
];

/** A field with few guns. */
export const LIGHT: Special = {
  name: 'light',
  effects: [
    { does: 'area-flak', turn: 'ingress', by: -1 },
    { does: 'area-flak', turn: 'egress', by: -1 },
  ],
};

/** The defenders are surprised. */
export const DAWN: Special = {
  name: 'dawn',
  effects: [
    { does: 'area-flak', turn: 'ingress', by: 'none' },
    { does: 'area-flak', turn: 'egress', by: -1 },
    { does: 'target-flak', by: -1, at: null },
  ],
};

/** Heavy guns. */
export const FORTRESS: Special = { name: 'fortress', effects: [{ does: 'target-flak', by: 1, at: null }] };

/** Each listed aircraft stands for a wave of torpedo bombers, and the fighters of Force Z come too late. */
export const FORCE_Z: Special = {
  name: 'force-z',
  effects: [
    { does: 'torpedoes', cards: 2 },
    { does: 'target-flak', by: -1, at: null },
    ...noAreaFlak,
    { does: 'resource-late', side: 'allied', when: 'home-bound', turn: 3 },
  ],
};

/** Z-19.3a — the Mission of Colin Kelly's crew; Zeros catch it on the way home. */
export const KELLY: Special = {
  name: 'kelly',
  effects: [
    { does: 'crew', crew: 'colin-kelly', aircraft: 'b-17d' },
    {
      does: 'join',
      side: 'japanese',
      aircraft: [leader('a6m2')],
      altitude: 'high',
      when: 'home-bound',
      turn: 3,
    },
  ],
};

/** Z-CGAP-41, Z-CGAP-42 — photographs instead of bombs. */
export const RECON: Special = {
  name: 'recon',
  effects: [{ does: 'photographs', vps: { miss: 0, hit: 2, direct: 4, vital: 6 } }],
};

/** Z-CGAP-43 — so many VPs for each aircraft that gets away. */
export const evac = (vps: number): Special => ({ name: 'evac', effects: [{ does: 'evacuation', vps }] });
