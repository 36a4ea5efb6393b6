import type { Problem } from '@schemas/draft';
import type { WhyNot } from '../../chess/whyNot';
import type { Side } from '../../common/sides';
import type { rules } from '../words/rules';

/** Everything the rules of Business Chess refuse, with the parameters its text needs. Boards are board numbers. */
export interface BusinessErrorParams {
  'settings/bad_value': { setting: string; value: string; allowed: string };
  'game/over': Record<string, never>;
  /** A record whose turns do not follow one another. */
  'record/wrong_turn': { expected: string; found: string };
  'board/unknown': { board: number; boards: number };
  'board/no_branch': { board: number };
  /** Two items of the turn decide the fate of the same branch: `items`, as notation writes them. */
  'turn/board_twice': { board: number; items: readonly string[] };
  'turn/incomplete': { boards: readonly number[] };
  'turn/two_key_changes': Record<string, never>;
  /** `elsewhere`: boards where the same text is a move. */
  'move/illegal': { board: number; san: string; side: Side; why: WhyNot; elsewhere: readonly number[] };
  'move/ambiguous': { board: number; san: string; candidates: readonly string[] };
  /** A move on the board of a daughter that no branching makes; `such` is one that would, as notation writes it. */
  'branch/missing': { board: number; such: string };
  'branch/no_free_board': { boards: number };
  'branch/wrong_board': { board: number; free: number };
  'branch/rating_too_low': { board: number; rating: number };
  'branch/bad_split': { board: number; rating: number; keep: number; give: number };
  'branch/same_move': { board: number; daughter: number; san: string };
  'branch/vetoed': { by: Side };
  'branch/control_board': Record<string, never>;
  'pass/wrong_size': { size: number; passSize: number };
  'pass/giver_needs_one': { board: number; rating: number; size: number };
  'pass/same_board': { board: number };
  'pass/mated': { board: number };
  'select/last_branch': { board: number };
  'select/mated_or_drawn': { board: number };
  'select/target_mated': { board: number };
  'select/target_itself': { board: number };
  'select/target_twice': { board: number };
  'select/not_all_placed': { board: number; rating: number; placed: number };
  /** A target that gets nothing. */
  'select/no_chips': { board: number };
  'select/one_target_only': { board: number };
  'resign/more_than_one': Record<string, never>;
  'resign/with_key_change': Record<string, never>;
  'draw/not_offered': { board: number };
  'offer/ended': { board: number };
  'offer/twice': { board: number };
  'claim/nothing_to_claim': { board: number; occurrences: number; halfMoves: number };
  'veto/not_your_clock': { side: Side };
  'veto/too_early': { side: Side; remainingMs: number; windowMs: number };
  'veto/already': { by: Side };
  'veto/control_board': Record<string, never>;
  'flag/time_left': { side: Side; remainingMs: number };
  'control/not_endgame': { live: number; ended: number };
  'control/already': Record<string, never>;
  'clock/running': Record<string, never>;
  'clock/stopped': Record<string, never>;
  'clock/no_gap': Record<string, never>;
  'correct/bad_position': { board: number; fen: string };
  'correct/side_to_move': { board: number; side: Side };
  /** A live branch has a stake of at least 1. */
  'correct/bad_rating': { board: number; rating: number };
  'correct/no_change': { board: number };
  'redline/penalty': { warnings: number; expected: string };
  'substitute/clock_running': { side: Side };
  'substitute/same_player': { player: string };
  'penalty/unknown': { number: number };
  'penalty/withdrawn': { number: number };
  /** The board is the mother's own, or its copy stands confirmed already. */
  'confirm/not_needed': { board: number };
  'confirm/not_confirmed': { board: number };
  'score/no_entry': { branch: string };
  'score/not_fixed': { branch: string };
  'claim/none': { board: number };
  'claim/refused': { board: number; reason: string };
}

export type BusinessErrorCode = keyof BusinessErrorParams;

/** The rule each refusal comes from: of rules/business-chess.md, or FIDE's. */
export const RULE_OF: Readonly<Record<BusinessErrorCode, keyof typeof rules.ru>> = {
  'settings/bad_value': 'S1-S7',
  'game/over': 'B17',
  'record/wrong_turn': 'B2',
  'board/unknown': 'B7',
  'board/no_branch': 'B2',
  'turn/board_twice': 'B2',
  'turn/incomplete': 'B2',
  'turn/two_key_changes': 'B4',
  'move/illegal': 'B2',
  'move/ambiguous': 'B2',
  'branch/missing': 'B6',
  'branch/no_free_board': 'B6',
  'branch/wrong_board': 'B7',
  'branch/rating_too_low': 'B6',
  'branch/bad_split': 'B6',
  'branch/same_move': 'B6',
  'branch/vetoed': 'B22',
  'branch/control_board': 'B23',
  'pass/wrong_size': 'B9',
  'pass/giver_needs_one': 'B9',
  'pass/same_board': 'B9',
  'pass/mated': 'B14',
  'select/last_branch': 'B11',
  'select/mated_or_drawn': 'B11',
  'select/target_mated': 'B14',
  'select/target_itself': 'B10',
  'select/target_twice': 'B10',
  'select/not_all_placed': 'B10',
  'select/no_chips': 'B10',
  'select/one_target_only': 'B10',
  'resign/more_than_one': 'B12',
  'resign/with_key_change': 'B12',
  'draw/not_offered': 'B13',
  'offer/ended': 'B13',
  'offer/twice': 'B13',
  'claim/nothing_to_claim': 'B15',
  'veto/not_your_clock': 'B22',
  'veto/too_early': 'B22',
  'veto/already': 'B22',
  'veto/control_board': 'B23',
  'flag/time_left': 'B16',
  'control/not_endgame': 'B23',
  'control/already': 'B23',
  'clock/running': 'B24',
  'clock/stopped': 'B24',
  'clock/no_gap': 'B24',
  'correct/bad_position': 'B27',
  'correct/side_to_move': 'B2',
  'correct/bad_rating': 'B27',
  'correct/no_change': 'B27',
  'redline/penalty': 'B25',
  'substitute/clock_running': 'B26',
  'substitute/same_player': 'B26',
  'penalty/unknown': 'B25',
  'penalty/withdrawn': 'B25',
  'confirm/not_needed': 'B8',
  'confirm/not_confirmed': 'B8',
  'score/no_entry': 'B19',
  'score/not_fixed': 'B19',
  'claim/none': 'B15',
  'claim/refused': 'B15',
};

/** A refusal of the rules; `item` is the item of the turn line it is about, as written. */
export const refuse = <C extends BusinessErrorCode>(
  code: C,
  params: BusinessErrorParams[C],
  item: string | null = null,
): Problem => ({
  code,
  params,
  rule: RULE_OF[code],
  item,
});
