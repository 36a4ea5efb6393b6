import { err, ok, type Result } from '../../common/result';
import type { Problem } from '../../common/problem';
import type { Setup } from '../../common/setup';
import type { Position } from '../../chess/position';
import { readSetUp } from '../../chess/readSetUp';
import { startPosition } from '../../chess/start';
import { unborneRights } from '../../chess/unborneRights';
import { writeFen } from '../../chess/writeFen';
import { refuse } from './errors';
import { isMated } from './moves/legal';
import { rulesOf } from './moves/rulesOf';
import { withUnmoved } from './moves/unmoved';
import { BOARDS, type BoardId, type ByBoard } from './seats';
import { readSettings, type SettingName, type Settings } from './settings';

/** The settings that say where the boards begin. */
export const STARTS = { A: 'startA', B: 'startB' } as const satisfies ByBoard<SettingName>;

/** Where a board begins (S14). @returns start/bad_position or start/mated, naming the setting */
export const startOn = (settings: Settings, board: BoardId): Result<Position, Problem> => {
  const rules = rulesOf(settings);
  const usual = startPosition(rules);
  const setting = STARTS[board];
  const fen = settings[setting];
  if (fen === '') return ok(usual);
  const read = readSetUp(rules, fen);
  if (!read.ok) {
    const { kind, text } = read.error;
    return err(refuse('start/bad_position', { setting, board, what: kind, part: text }, fen));
  }
  if (isMated(settings, read.value)) return err(refuse('start/mated', { setting, board }, fen));
  return ok(withUnmoved(rules, usual, read.value));
};

/** S14 rights to castle that no new match may begin with: no pieces bear them out. @returns start/bad_position */
export const setUpProblem = ({ settings }: Setup): Problem | null => {
  const read = readSettings(settings);
  if (!read.ok) return null;
  const rules = rulesOf(read.value);
  for (const board of BOARDS) {
    const setting = STARTS[board];
    const fen = read.value[setting];
    const begun = fen === '' ? null : readSetUp(rules, fen);
    const part = begun?.ok === true ? unborneRights(fen, writeFen(rules, begun.value)) : '';
    if (part !== '') return refuse('start/bad_position', { setting, board, what: 'not-at-home', part }, fen);
  }
  return null;
};

/** Where a board begins, as a record says it: as it was given, or the usual position. */
export const startFen = (settings: Settings, board: BoardId): string => settings[STARTS[board]] || usualFen(settings);

/** The usual position. */
export const usualFen = (settings: Settings): string => {
  const rules = rulesOf(settings);
  return writeFen(rules, startPosition(rules));
};
