import type { MatchView } from '@schemas/match';
import { expect, it } from 'vitest';
import { captainAt, captainsInTwo, type TestCaptain } from './support/captain';
import { mustPost, newMatch } from './support/commands';
import { eventually, hallBench, TEAMS } from './support/hallBench';
import { readReplicants } from './support/replicants';

const bench = hallBench();
const turns = async (...lines: readonly string[]): Promise<void> => {
  for (const line of lines) await mustPost(bench.server, { type: 'commitTurn', line });
};
const begin = async (game: string, settings: object = {}): Promise<void> => {
  await newMatch(bench.server, { ...TEAMS, game, settings });
  await mustPost(bench.server, { type: 'startClock' });
};
/** A piece ("e2-wP") that is led where it does not go, and what is said of it beside the clock. */
const touched = async (captain: TestCaptain, piece: string, to: string, said: RegExp): Promise<void> => {
  await captain.page.locator(`.active-board[data-movable="true"] [data-piece="${piece}"]`).waitFor();
  const [from = ''] = piece.split('-');
  await captain.touch(from, to);
  await eventually(() => captain.page.getByTestId('lacks').innerText()).toMatch(said);
};
it('tells captains why what they touched is no move, each in his language, and the rule', async () => {
  await begin('progressive');
  const [ru, en] = await captainsInTwo(bench);
  await touched(ru, 'e2-wP', 'e5', /Белые не могут сыграть e2e5: /);
  await touched(en, 'g1-wN', 'g4', /White cannot play Ng1g4: /);
  // P5 a check comes with the last move of a series only.
  await turns('e4', 'f6 g5');
  await ru.page.locator('.active-board [data-piece="g5-bP"]').waitFor();
  await en.page.locator('.active-board [data-piece="g5-bP"]').waitFor();
  await touched(ru, 'd1-wQ', 'h5', /даёт шах, а за ним в серии ещё 2 хода: .*итальянские/s);
  await touched(en, 'd1-wQ', 'h5', /gives check, and 2 moves of the series would follow: .*Italian/s);
  await bench.screens.at(-1)?.screenshot('captain-refused-series');

  await begin('belarusian');
  await touched(ru, 'a1-wLadya', 'a5', /Белые не могут сыграть a1-a5: путь закрыт на a2/);
  await touched(en, 'a1-wLadya', 'a5', /White cannot play a1-a5: the way is blocked on a2/);
  // L3 the throne is entered only where nobody attacks it.
  await begin('belarusian', { start: '4a4/9/9/4l4/9/3A5/9/9/8M w' });
  await touched(ru, 'd4-wKniaz', 'e5', /не могут сыграть d4-e5: трон под/);
  await touched(en, 'd4-wKniaz', 'e5', /the throne is attacked.*the throne is entered where/s);
  await bench.screens.at(-1)?.screenshot('captain-refused-throne');
  bench.expectNoErrors();
});

it('C5 a captain gives up the game of his board alone, is told so before, and how it ended after', async () => {
  await begin('classical', { boards: 3 });
  await turns('1:e4', '2:d4', '1:e5');
  const captain = captainAt(bench.server, await bench.screenOf('captain-white-1', 1024, 768, true), 'white');
  await captain.page.getByTestId('resignMatch').getByText('Сдать партию').waitFor();
  await captain.hold('resignMatch');
  await eventually(() => captain.page.getByTestId('lacks').innerText()).toMatch(
    /Эта партия окончена: сдача · 0\s:\s1/i,
  );
  expect(await captain.page.getByTestId('resignMatch').count()).toBe(0);
  const { match } = (await readReplicants(bench.server, ['match'])) as { match: MatchView };
  expect([match.status, match.liveBoards]).toEqual(['playing', [2, 3]]);
  await bench.screens.at(-1)?.screenshot('captain-own-game-over');
  bench.expectNoErrors();
});
