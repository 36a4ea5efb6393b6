import { expect, it } from 'vitest';
import { GAMES } from '..';
import { gameOfRecord } from './recordFor';

it.each([
  ['bcr', '1. 1:e4', 'business'],
  ['bpgn', '1A.e4', 'swedish'],
  ['ppgn', '1.e4', 'progressive'],
  ['blr', '1.e2-e4', 'belarusian'],
  ['pgn', '1.e4 *', 'classical'],
  ['pgn', '[BCRating "10"]\n\n1.e4 *', 'business'],
  ['bpgn', '[BCRating "10"]\n\n1A.e4', 'swedish'],
  ['doc', '1.e4', undefined],
])('a file .%s with %j is a record of %s', (extension, text, game) => {
  expect(gameOfRecord(GAMES, extension, text)?.id).toBe(game);
});
