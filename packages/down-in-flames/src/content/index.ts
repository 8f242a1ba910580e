export { checkPack } from './check.ts';
export { derive, deriveDamaged, deriveFront } from './derive.ts';
export { type Guns, type History, histories } from './history.ts';
export { basePack, type Content, mergePacks, readPack } from './pack.ts';
export { abilityWorth, fighterPoints, pilotPoints } from './points.ts';
export { type Provenance, provenanceOf, provenances, sourceOf } from './provenance.ts';
export { type ContentProblem, contentProblems } from './shape.ts';
export * from './types.ts';
