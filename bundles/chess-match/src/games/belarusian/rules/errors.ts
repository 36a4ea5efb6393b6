import type { BoardParams, DuelParams } from '../../duel/refusals';
import type { Problem } from '../../common/problem';
import type { Side } from '../../common/sides';
import type { NamedParams } from '../../duel/words/problems';
import type { rules } from '../words/rules';
import type { StartError } from './fen';
import { WHY, type WhyNot } from './whyNot';

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
export type BelarusianErrorCode = keyof BelarusianErrorParams;

/** The rule each refusal comes from, of rules/belarusian.md; null: of clocks and agreements they say nothing. */
export const RULE_OF: Readonly<Record<Exclude<Name, 'turn/illegal'>, keyof typeof rules.ru | null>> = {
  'game/over': 'L8',
  'turn/none': 'L1',
  'turn/unreadable': 'L1',
  'turn/second': 'L1',
  'flag/time_left': 'L10',
  'clock/running': null,
  'clock/stopped': null,
  'clock/bad_time': null,
  'clock/no_gap': null,
  'draw/offered_already': 'L9',
  'draw/not_offered': 'L9',
  'start/bad_position': 'L1',
  'start/over': 'L8',
  'correct/no_board': 'L1',
  'correct/bad_position': 'L1',
  'correct/side_to_move': 'L1',
  'correct/over': 'L8',
  'correct/no_change': 'L1',
};

/** A refusal of the rules; `item`: the turn it is about, as written. */
export const refuse = <N extends Exclude<Name, 'turn/illegal'>>(
  name: N,
  params: Params[N],
  item: string | null = null,
): Problem => ({ code: `belarusian/${name}`, params, rule: RULE_OF[name], item });

/** Why a text is no turn, by the rule that forbids it. */
export const refuseTurn = (text: string, side: Side, { kind, at }: WhyNot): Problem => ({
  code: 'belarusian/turn/illegal',
  params: { text, side, why: kind, at } satisfies Params['turn/illegal'],
  rule: WHY[kind],
  item: text,
});
