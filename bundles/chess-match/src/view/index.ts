/** What pages of all kinds need to know of a match in play: pure, of no game's rules, drawn by nobody. */
export { boardAt } from './boardAt';
export { boardName, sideOn, teamAt } from './boardNames';
export { BRANCH_COLOURS, branchColour } from './branchColours';
export { capitalised } from './capitalised';
export { clockOf, remainingAt, type Clock } from './clock';
export { countedText, nounFor, POINTS, pointsText, type Noun } from './counted';
export {
  cellOf,
  cellOn,
  centreOf,
  darkSquaresPath,
  fileLetter,
  squareAt,
  squareSize,
  squaresOf,
  type BoardSize,
  type BoardSquare,
  type Cell,
  type Field,
  type Point,
} from './geometry';
export { hallOrder, hallRow, inHallOrder, sideBySide } from './hallOrder';
export { isApart } from './isApart';
export { isBegun } from './isBegun';
export { pieceCode } from './pieceCode';
export { createListeners, type Listeners } from './listeners';
export { FORMULA, withoutApostrophe } from './formulas';
export { moveSquares } from './moveSquares';
export {
  letGo,
  mayHold,
  movesTo,
  pickUp,
  pulled,
  targetsOf,
  type Picked,
  type PickableMove,
  type Held,
  type HeldPiece,
} from './picking';
export { placementOf, readRank, type RankReading } from './placement';
export { keepSame } from './keepSame';
export { lineName, seenName, withoutEnds } from './seenName';
export { sanParts, type SanPart } from './sanParts';
export { opponent, SIDES } from './sides';
export { isOwnTeam, ownPeople } from './ownPeople';
export { spanWords } from './spanWords';
export { formatClock, formatFineClock, formatSpan } from './timeText';
export { isTurnNamed, turnAlone, turnLabel, turnNumber, turnText } from './turnText';
export { worthOf } from './worthOf';
export { playerAt, seatsOfTeam, type TeamSeat } from './playerAt';
export { asLatinKeys, mayBeOtherKeys } from '../games/chess/keys';
export { asSquares } from '../games/chess/pieceLetters';
export { sanIn } from '../games/chess/sanIn';
export { beginnings, isByOtherKeys, isMoveForm, latinMove, otherKeys } from '../games/chess/spelling';
export { gameOfText } from './gameOfText';
