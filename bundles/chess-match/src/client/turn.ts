/**
 * A turn being made by hand or typed, on a page of any server: its draft and its press, what may be played, and what
 * goes to the server.
 */
export * from '../entry/draft';
export * from '../entry/entry';
export * from '../entry/lineGrammar';
export * from '../entry/stepEntry';
export * from '../entry/steps';
export * from '../entry/turnMaking';
export * from '../entry/turnKey';
export * from '../entry/typedLine';
export * from '../view/turn/legalMoves';
export { untilJudged } from './untilJudged';
