import { expect, it } from 'vitest';
import { nextGame } from './NextGame';

type Seen = Parameters<typeof nextGame>[0];

const seen = (status: string, game: number | null, planned: number | null): Seen =>
  ({
    match: { status },
    score: { match: game === null ? null : { white: 0, black: 0, game, planned, before: [] } },
  }) as unknown as Seen;

it.each([
  ['a game that is played on, nothing', seen('playing', 1, 4), null],
  ['a game alone, its return game', seen('over', null, null), { way: 'return' }],
  ['a return game that nobody planned, nothing', seen('over', 2, null), null],
  ['a game of several, the next', seen('over', 1, 4), { way: 'planned', game: 2, of: 4 }],
  ['the last of several, nothing', seen('over', 4, 4), null],
] as const)('there follows on %s', (_, snapshot, follow) => {
  expect(nextGame(snapshot)).toEqual(follow);
});
