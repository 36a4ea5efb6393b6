import { coordinates } from '../../bundles/chess-match/src/games/chess/position';
import { findMate } from '../../bundles/chess-match/src/games/progressive/mate/findMate';
import { begin } from '../../bundles/chess-match/src/games/progressive/rules/game';
import { moveOf } from '../../bundles/chess-match/src/games/progressive/rules/series';
import { kindOf, VARIANTS } from '../../bundles/chess-match/src/games/progressive/rules/variant';
import { stopWith, type Ran } from '../lib/ran';
import { readProgressive } from './progressive';

const NAMES = VARIANTS.map((variant) => `progressive:${variant}`);
const USAGE = `usage: npm run -s mate -- GAME "POSITION" [SECONDS]   (GAME: ${NAMES.join(', ')}; POSITION: a FEN with the turn's number, in quotes)`;

/**
 * Whether a series can mate, as one line of JSON: `{"mate":"found","series":["d4d3","d3c2"]}`, or `none`, or
 * `not-known` when the time is up.
 */
export const mate = (args: readonly string[]): Ran => {
  const [game, text, seconds = '60', ...more] = args;
  if (game === undefined || text === undefined || more.length > 0)
    return stopWith(2, `2 or 3 arguments are needed, there are ${args.length}.\n${USAGE}`);
  const variant = VARIANTS.find((each) => game === `progressive:${each}`);
  if (variant === undefined) return stopWith(2, `GAME "${game}": no game of series is called so.\n${USAGE}`);
  if (!/^\d{1,5}$/.test(seconds)) return stopWith(2, `SECONDS "${seconds}": not a whole number.\n${USAGE}`);
  const kind = kindOf(variant);
  const read = readProgressive(kind, text);
  if (!read.ok) return stopWith(2, `POSITION "${text}": not a possible position of ${game}: ${read.error}.\n${USAGE}`);
  const untilMs = performance.now() + Number(seconds) * 1000;
  const answer = findMate(begin(kind, read.value), () => performance.now() < untilMs);
  const series = answer.kind === 'found' ? answer.steps.map((step) => coordinates(moveOf(kind, step))) : [];
  return { status: 0, out: `${JSON.stringify({ mate: answer.kind, series })}\n`, err: '' };
};
