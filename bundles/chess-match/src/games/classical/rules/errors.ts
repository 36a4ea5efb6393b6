import type { Problem } from '../../common/problem';
import type { Side } from '../../common/sides';
import type { NamedParams } from '../../duel/words/problems';
import type { FenError } from '../../chess/readFen';
import type { WhyNot } from '../../chess/whyNot';
import type { rules } from '../words/rules';

type None = Record<string, never>;

/** What is wrong with a position that boards are to begin with; `no-move`: nobody could play on. */
export type Fault = FenError['kind'] | 'no-move';

/** Everything the rules of classical chess on boards refuse, with the parameters its text needs. */
interface Params {
  'game/over': { reason: string };
  'board/over': { board: number; reason: string };
  /** `text`: what was asked for, or "". */
  'board/none': { text: string; boards: number };
  'move/unreadable': { board: number; text: string };
  'move/illegal': {
    board: number;
    text: string;
    side: Side;
    inCheck: boolean;
    why: WhyNot;
    elsewhere: readonly number[];
  };
  'move/ambiguous': { board: number; text: string; candidates: readonly string[] };
  'move/wrong_mark': { board: number; text: string; san: string };
  'flag/time_left': { board: number; side: Side; remainingMs: number };
  'clock/running': None;
  'clock/stopped': None;
  'clock/bad_time': { ms: number };
  'clock/no_gap': None;
  'draw/offered_already': { board: number; side: Side };
  'draw/not_offered': { board: number; side: Side };
  'claim/nothing': { board: number; occurrences: number; halfMoves: number };
  'start/bad_position': { setting: 'start'; what: Fault; part: string };
  'correct/bad_position': { board: number; fen: string };
  'correct/no_change': { board: number };
}

type Name = keyof Params;

/** Codes begin with the game's id: those of other games have names and parameters of their own. */
export type ClassicalErrorParams = NamedParams<'classical', Params>;

/** The rule each refusal comes from; null: the rules say nothing of it. */
export const RULE_OF: Readonly<Record<Name, keyof typeof rules.ru | null>> = {
  'game/over': 'C8',
  'board/over': 'C4',
  'board/none': 'C1',
  'move/unreadable': 'C3',
  'move/illegal': 'C3',
  'move/ambiguous': 'C3',
  'move/wrong_mark': 'C3',
  'flag/time_left': 'C7',
  'clock/running': null,
  'clock/stopped': null,
  'clock/bad_time': null,
  'clock/no_gap': null,
  'draw/offered_already': 'C5',
  'draw/not_offered': 'C5',
  'claim/nothing': 'C6',
  'start/bad_position': 'C1',
  'correct/bad_position': 'C3',
  'correct/no_change': null,
};

/** A refusal of the rules; `item`: what it is about, as written. */
export const refuse = <N extends Name>(name: N, params: Params[N], item: string | null = null): Problem => ({
  code: `classical/${name}`,
  params: { ...params },
  rule: RULE_OF[name],
  item,
});
