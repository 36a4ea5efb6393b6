export type { Assessment, Variation } from './assess';
export { Engine, type EngineStatus } from './engine';
export { expectationOf, expectedOf, slopeOf, type Expected } from './expectation';
export type { Score } from './info';
export { startProgram } from './program';
