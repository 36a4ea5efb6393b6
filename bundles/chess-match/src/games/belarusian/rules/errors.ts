import type { BoardParams, DuelParams } from '../../duel/refusals';
import type { Problem } from '../../common/problem';
import type { Side } from '../../common/sides';
import type { NamedParams } from '../../duel/words/problems';
import type { rules } from '../words/rules';
import type { StartError } from './fen';
import type { EndReason } from './state';
import type { WhyNot } from './whyNot';

type None = Record<string, never>;

/** Everything the rules of Belarusian chess refuse, with the parameters its text needs. */
interface Params extends DuelParams, BoardParams<StartError['kind']> {
  'turn/none': None;
  'turn/unreadable': { text: string };
  /** `at`: the square it is about, or "". */
  'turn/illegal': { text: string; side: Side; why: WhyNot['kind']; at: string };
  /** More than one turn in the line; `text`: the second. */
  'turn/second': { text: string };
}

type Name = keyof Params;

/** Codes begin with the game's id: those of other games have names and parameters of their own. */
export type BelarusianErrorParams = NamedParams<'belarusian', Params>;

type Rule = keyof typeof rules.ru;

/** The rule each refusal comes from, of rules/belarusian.md; null: they say nothing of it. */
export const RULE_OF: Readonly<Record<Exclude<Name, 'turn/illegal'>, Rule | null>> = {
  'game/over': null,
  'turn/none': null,
  'turn/unreadable': null,
  'turn/second': 'L1',
  'flag/time_left': 'L10',
  'clock/running': null,
  'clock/stopped': null,
  'clock/bad_time': null,
  'clock/no_gap': null,
  'draw/offered_already': 'L9',
  'draw/not_offered': 'L9',
  'start/bad_position': 'L1',
  'start/over': null,
  'correct/no_board': 'L1',
  'correct/bad_position': 'L1',
  'correct/side_to_move': null,
  'correct/over': null,
  'correct/no_change': null,
};

/** By which rule a game is over. */
const RULE_OF_END: Readonly<Record<EndReason, Rule | null>> = {
  throne: 'L8',
  rokosh: 'L8',
  mate: 'L7',
  'no-move': 'L9',
  repetition: 'L9',
  'fifty-moves': 'L9',
  agreement: 'L9',
  resignation: 'L10',
  flag: 'L10',
  aborted: null,
  ruling: null,
  forfeit: null,
};

const isEndReason = (reason: string): reason is EndReason => Object.hasOwn(RULE_OF_END, reason);

/** Faults of a position that are of another rule than the board and its pieces. */
const RULE_OF_FAULT: Readonly<Record<string, Rule>> = {
  throne: 'L2',
  'pawn-rank': 'L5',
  castling: 'L6',
  'not-at-home': 'L6',
  kings: 'L7',
};

/** The rule by which something is refused: what a game is over by, what a position offends, else the refusal’s own. */
export const ruleOf = (name: keyof typeof RULE_OF, params: object): Rule | null => {
  const { reason = '', what = '' } = params as { readonly reason?: string; readonly what?: string };
  return RULE_OF_FAULT[what] ?? (isEndReason(reason) ? RULE_OF_END[reason] : RULE_OF[name]);
};

/** A refusal of the rules; `item`: the turn it is about, as written. */
export const refuse = <N extends Exclude<Name, 'turn/illegal'>>(
  name: N,
  params: Params[N],
  item: string | null = null,
): Problem => ({ code: `belarusian/${name}`, params, rule: ruleOf(name, params), item });

/** Why a text is no turn, by the rule that forbids it. */
export const refuseTurn = (text: string, side: Side, { kind, at, rule }: WhyNot): Problem => ({
  code: 'belarusian/turn/illegal',
  params: { text, side, why: kind, at } satisfies Params['turn/illegal'],
  rule,
  item: text,
});
