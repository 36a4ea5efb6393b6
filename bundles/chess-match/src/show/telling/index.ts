export { positionAt, TELLERS, type Teller, type TellingClock, type Tellings } from './clock';
export { boardAfter, boardWithin } from './boardsThen';
export { recapOf } from './recap';
export { replayOf } from './replay';
export { withTurned, type Turned } from './turned';
export { mainBoard, movesIn, stepAt, type Chapter, type Telling, type TellingStep } from './telling';
