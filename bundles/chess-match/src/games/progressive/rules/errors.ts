import type { WhyNot } from '../../chess/whyNot';
import type { Problem } from '../../common/problem';
import type { Side } from '../../common/sides';
import type { BoardParams, DuelParams } from '../../duel/refusals';
import type { NamedParams } from '../../duel/words/problems';
import type { rules } from '../words/rules';
import type { StartError } from './fen';

type None = Record<string, never>;

/** Everything the rules of chess in series refuse, with the parameters its text needs. */
interface Params extends DuelParams, BoardParams<StartError['kind']> {
  'move/unreadable': { text: string };
  /** `inCheck`: of the side to move. */
  'move/illegal': { text: string; side: Side; inCheck: boolean; why: WhyNot };
  'move/ambiguous': { text: string; candidates: readonly string[] };
  /** Written as a check or a mate it is not; `san`: as it is. */
  'move/wrong_mark': { text: string; san: string };
  /** P5 it would give check before the last move of the series; `left`: moves behind it. */
  'move/early_check': { text: string; left: number };
  /** P9 pieces that can move have moved less often; `waiting`: their squares. */
  'move/not_in_turn': { text: string; waiting: readonly string[] };
  /** So many moves are still to be made. */
  'series/short': { turn: number; lacks: number; length: number };
  /** The series is whole, or a check has ended it. */
  'series/long': { text: string; length: number; byCheck: boolean };
  'series/wrong_turn': { expected: number; found: number };
  'claim/too_few': { quiet: number; needed: number };
  /** In this kind no number of turns is a draw. */
  'claim/none': None;
}

type Name = keyof Params;

/** Codes begin with the game's id: those of other games have names and parameters of their own. */
export type ProgressiveErrorParams = NamedParams<'progressive', Params>;

/** The rule each refusal comes from, of rules/progressive.md; null: of clocks and agreements they say nothing. */
export const RULE_OF: Readonly<Record<Name, keyof typeof rules.ru | null>> = {
  'game/over': null,
  'move/unreadable': 'P1',
  'move/illegal': 'P2',
  'move/ambiguous': 'P1',
  'move/wrong_mark': 'P1',
  'move/early_check': 'P5',
  'move/not_in_turn': 'P9',
  'series/short': 'P1',
  'series/long': 'P1',
  'series/wrong_turn': 'P1',
  'flag/time_left': null,
  'clock/running': null,
  'clock/stopped': null,
  'clock/bad_time': null,
  'clock/no_gap': null,
  'draw/offered_already': null,
  'draw/not_offered': null,
  'claim/too_few': 'P7',
  'claim/none': 'P7',
  'start/bad_position': null,
  'start/over': 'P8',
  'correct/no_board': null,
  'correct/bad_position': null,
  'correct/side_to_move': 'P1',
  'correct/over': 'P8',
  'correct/no_change': null,
};

/** A refusal of the rules; `item`: the move it is about, as written. */
export const refuse = <N extends Name>(name: N, params: Params[N], item: string | null = null): Problem => ({
  code: `progressive/${name}`,
  params,
  rule: RULE_OF[name],
  item,
});
