/** What pages of all kinds need to know of a match in play: pure, of no game's rules, drawn by nobody. */
export { boardAt } from './boardAt';
export { boardName, sideOn, teamAt } from './boardNames';
export { BRANCH_COLOURS, branchColour } from './branchColours';
export { chipHeaps, chipPiles, LAID_OUT } from './chipHeaps';
export { clockOf, mayVeto, remainingAt, type Clock } from './clock';
export { CHIPS, chipsText, countedText, nounFor, POINTS, pointsText, type Noun } from './counted';
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
export { hallOrder, hallRow, inHallOrder } from './hallOrder';
export { isApart } from './isApart';
export { isBegun } from './isBegun';
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
  type HeldMan,
} from './picking';
export { placementOf, readRank, type RankReading } from './placement';
export { keepSame } from './keepSame';
export { lineName, seenName, withoutEnds } from './seenName';
export { sanParts, type SanPart } from './sanParts';
export { inPrintedOrder, itemIn, lineIn, playedIn, sanIn } from './notationIn';
export { opponent, SIDES } from './sides';
export { isOwnTeam, ownPeople } from './ownPeople';
export { spanWords } from './spanWords';
export { formatClock, formatFineClock, formatSpan } from './timeText';
export { joinItems, KEYWORDS, printItem, splitLine, type ChipsTo, type Keyword, type LineItem } from './turnLine';
export { turnLabel, turnText } from './turnText';
export { playerAt, seatsOfTeam, type TeamSeat } from './playerAt';
export { beginsKeyword, keywordOf, RUSSIAN_WORDS } from '../notation/keywordWords';
export { asLatinKeys, mayBeOtherKeys } from '../notation/keys';
export { asSquares } from '../notation/pieceLetters';
export { readTyped, type ByKeys } from '../notation/typedLine';
export { beginnings, isByOtherKeys, isMoveForm, latinMove, otherKeys } from '../notation/spelling';
