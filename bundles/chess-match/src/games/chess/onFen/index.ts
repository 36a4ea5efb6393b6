/** Ordinary chess whose positions are FENs, as a journal keeps them. Nothing here throws. */
export { START_FEN, halfMoveClock, positionKey, sideToMove } from './fields';
export { legalMoves, legalSans, type LegalMove } from './legalMoves';
export { claimable, drawnByItself, occurrences } from './claims';
export { canMate, isDead } from './mating';
export { playSan, type Played } from './playSan';
export { couldBeSetUp, readPosition, setUpFault } from './readPosition';
export { readTyped, whyNotTyped } from './readTyped';
