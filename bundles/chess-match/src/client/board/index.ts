/**
 * Boards as every page draws them that shows a match to those who do not play it. With style sheets: for pages alone.
 */
export { Board } from './Board';
export { PlayedBoard } from './PlayedBoard';
export { Reserve } from './Reserve';
