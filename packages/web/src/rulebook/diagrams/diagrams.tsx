import type { ComponentType } from 'react';
import { DuelLevels } from './altitude.tsx';
import { AnglesDiagram } from './angles.tsx';
import { ArcDiagram } from './arc.tsx';
import { ExchangeDiagram } from './exchange.tsx';
import { ManoeuvreDiagram } from './manoeuvres.tsx';
import { DuelPositions, ElementPositions } from './positions.tsx';

/** The drawings of the central ideas, by the paragraph that each stands before. */
const diagrams: { readonly [rule: string]: ComponentType } = {
  'DIF-POS-02': DuelPositions,
  'DIF-ALT-02': DuelLevels,
  'DIF-ACT-22': ExchangeDiagram,
  'Z-6.1b': ElementPositions,
  'Z-20.31c': AnglesDiagram,
  'WOW-MOVE-03': ManoeuvreDiagram,
  'WOW-FIRE-07': ArcDiagram,
};

/** All paragraphs that a drawing stands before. */
export const drawn: readonly string[] = Object.keys(diagrams);

/** The drawing before a paragraph; null: there is none. */
export const diagramBefore = (rule: string): ComponentType | null => diagrams[rule] ?? null;
