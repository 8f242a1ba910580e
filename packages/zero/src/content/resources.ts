import type { ResourceOption } from './campaign-types.ts';
import type { MissionKind, TargetKind } from './mission-types.ts';

const all: readonly MissionKind[] = ['bombing', 'reconnaissance', 'dogfight', 'evacuation'];
/** Missions with two numbers in the Turns column. */
const phased: readonly MissionKind[] = ['bombing', 'reconnaissance'];
const land: readonly TargetKind[] = ['airfield', 'docks', 'ground-forces', 'rail-complex'];

/**
 * Z-24.51a, Z-CGAP-48 — the options of the Resource Sheet. What has only aircraft, or aircraft and a named pilot, needs
 * no option.
 */
export const resourceOptions: readonly ResourceOption[] = [
  {
    id: 'clouds-over-target',
    role: 'any',
    missions: phased,
    targets: null,
    effects: [{ does: 'clouds', border: 'blue', results: -1, targetFlak: -1 }],
    sources: { all: 'Z-CEX-18' },
  },
  {
    id: 'flak-guns',
    role: 'defender',
    missions: phased,
    targets: null,
    effects: [{ does: 'target-flak', by: 1, at: null }],
    sources: { all: 'reconstructed' },
  },
  {
    id: 'deceptive-course',
    role: 'attacker',
    missions: phased,
    targets: null,
    effects: [{ does: 'target-bound', by: -2 }],
    sources: { all: 'reconstructed', effects: 'Z-23.25a' },
  },
  {
    id: 'early-warning',
    role: 'defender',
    missions: phased,
    targets: null,
    effects: [{ does: 'target-bound', by: 2 }],
    sources: { all: 'reconstructed', effects: 'Z-23.25a' },
  },
  {
    id: 'experienced-air-crew',
    role: 'any',
    missions: phased,
    targets: null,
    effects: [{ does: 'ignore-spoiled', cards: 1 }],
    sources: { all: 'reconstructed', effects: 'Z-19.35f' },
  },
  {
    id: 'caught-on-the-ground',
    role: 'attacker',
    missions: all,
    targets: null,
    effects: [{ does: 'enemy-resource-late', when: 'home-bound', turn: 3 }],
    sources: { all: 'reconstructed' },
  },
  {
    id: 'fighter-sweep',
    role: 'any',
    missions: all,
    targets: null,
    effects: [{ does: 'play-first' }],
    sources: { all: 'reconstructed' },
  },
  {
    id: 'dispersal',
    role: 'defender',
    missions: phased,
    targets: ['airfield', 'ground-forces'],
    effects: [{ does: 'damage-points', by: -2 }],
    sources: { all: 'reconstructed' },
  },
  {
    id: 'vital-target',
    role: 'attacker',
    missions: ['bombing'],
    targets: null,
    effects: [{ does: 'level-vps', vps: [0, 0, 2, 4] }],
    sources: { all: 'reconstructed' },
  },
  {
    id: 'small-arms',
    role: 'defender',
    missions: phased,
    targets: land,
    effects: [{ does: 'target-flak', by: 1, at: 'very low' }],
    sources: { all: 'reconstructed' },
  },
  {
    id: 'package-guns',
    role: 'attacker',
    missions: ['bombing'],
    targets: null,
    effects: [{ does: 'package-guns', altitude: 'very low', strafing: 2 }],
    sources: { all: 'reconstructed', effects: 'CH-17.61g' },
  },
];
