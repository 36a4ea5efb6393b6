import { NO_DRAWING, withMark, type Drawing, type SketchColour } from './drawing';

const COLOURS: Readonly<Record<string, SketchColour>> = { G: 'green', R: 'red', Y: 'yellow', B: 'blue' };
/** "[%csl Gd4,Re5]": circles; "[%cal Ge2e4]": arrows. */
const MARKS = /\[%(?:csl|cal)\s+([^\]]*)\]/g;
const MARK = /^([GRYB])([a-h][1-8])([a-h][1-8])?$/;
const COMMAND = /\[%[^\]]*\]/g;

/** What is drawn in the comments of a move, as lichess and other programs write it. */
export const drawnIn = (comments: readonly string[]): Drawing =>
  comments
    .flatMap((comment) => [...comment.matchAll(MARKS)].flatMap(([, marks = '']) => marks.split(',')))
    .reduce((drawing, mark) => {
      const [, colour = '', from = '', to = from] = MARK.exec(mark.trim()) ?? [];
      const known = COLOURS[colour];
      return known === undefined ? drawing : withMark(drawing, from, to, known);
    }, NO_DRAWING);

/** What is said in the comments of a move, without what they tell programs; empty where nothing. */
export const saidIn = (comments: readonly string[]): string =>
  comments
    .map((comment) => comment.replace(COMMAND, ' ').replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .join(' ');
