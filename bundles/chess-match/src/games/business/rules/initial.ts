import type { Problem } from '@schemas/draft';
import { positionKey, START_FEN } from '../../chess/onFen';
import { newClock } from '../../common/clock';
import { ok, type Result } from '../../common/result';
import type { Setup } from '../../common/setup';
import { readSettings } from './settings';
import type { Branch, State } from './state';

const firstBranch = (stake: number): Branch => ({
  id: 'b1',
  board: 1,
  stake,
  fen: START_FEN,
  line: [],
  keys: [positionKey(START_FEN)],
  mother: null,
  bornPly: 0,
  lastMove: null,
  check: null,
  stakes: [{ ply: 0, chips: stake }],
  end: null,
});

/** A game about to begin (B1): one branch on board 1 with all chips, clocks full and stopped. */
export const initial = (setup: Setup): Result<State, Problem> => {
  const read = readSettings(setup.settings);
  if (!read.ok) return read;
  const settings = read.value;
  return ok({
    settings,
    ply: 0,
    branches: [firstBranch(settings.gameRating)],
    offers: [],
    ledger: [],
    chipsOut: 0,
    vetoes: [],
    controlBoard: false,
    clock: newClock(settings.timePerTeamMs),
    clockUsed: false,
    overtime: [],
    gaps: [],
    draft: '',
    penalties: [],
    substitutions: [],
    confirmed: [],
    fixes: [],
    rulings: [],
    forks: [],
    passes: [],
    selections: [],
    record: [],
  });
};
