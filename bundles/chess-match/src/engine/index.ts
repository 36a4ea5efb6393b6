export type { Assessment } from './assess';
export { Engine, type EngineStatus } from './engine';
export { expectationOf, expectedOf, slopeOf } from './expectation';
export type { Score } from './info';
export { startProgram } from './program';
export { isDeepest, type Wanted } from './queue';
