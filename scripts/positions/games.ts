import { err, type Result } from '../../bundles/chess-match/src/games/common/result';
import { belarusian } from './belarusian';
import { business } from './business';
import type { PositionGame, ReadPosition } from './game';
import { VARIANTS } from '../../bundles/chess-match/src/games/progressive/rules/variant';
import { progressive } from './progressive';
import { swedish } from './swedish';

const GAMES: ReadonlyMap<string, PositionGame> = new Map([
  ['business', business],
  ['swedish', swedish],
  ['belarusian', belarusian],
  // Each board of a match is ordinary chess.
  ['classical', business],
  ...VARIANTS.map((variant) => [`progressive:${variant}`, progressive(variant)] as const),
]);

/** What GAME may be. */
export const GAME_NAMES = [...GAMES.keys()].join(', ');

/** A position of a game. @returns in words what is wrong: the game, or where in the position */
export const readOf = (game: string, text: string): Result<ReadPosition, string> => {
  const found = GAMES.get(game);
  if (found === undefined) return err(`GAME "${game}": there is no such game here. There are: ${GAME_NAMES}.`);
  const read = found.read(text);
  return read.ok ? read : err(`POSITION "${text}": not a possible position of ${game}: ${read.error}. Check the FEN.`);
};
