import { chipsText } from './chips';
import { formatClock } from '../../../view/timeText';
import { WHY_WORDS } from '../../chess/whyTexts';
import { joined } from '../../common/texts';
import { duelEn } from '../../duel/words/en';
import { namedRecord } from '../../duel/words/problems';
import { notationEn } from './notationEn';
import type { BusinessTexts } from './texts';

const SIDE = { white: 'White', black: 'Black' } as const;
const chips = (count: number): string => chipsText(count, 'en');
const TRY_ANOTHER = 'Choose another board.';

const { record } = duelEn({ endOf: (reason) => reason, fault: (what: string) => what, example: '1.e4 e5 2.Nf3 *' });

/** What Business Chess refuses, how its branches end, and what can be undone. */
export const en: BusinessTexts = {
  problems: {
    ...notationEn,
    ...namedRecord('business', record),
    'settings/bad_value': ({ setting, value, allowed }) =>
      `Setting ${setting}: "${value}" is not possible. Allowed: ${allowed}.`,
    'game/over': () => 'The game is over: no branch is live. Undo the last turn or start a new game.',
    'record/wrong_turn': ({ expected, found }) => `Turn ${expected} should stand here, not ${found}.`,
    'board/unknown': ({ board, boards }) => `There is no board ${board}; this game has boards 1 to ${boards}.`,
    'board/no_branch': ({ board }) => `Board ${board} has no live branch. ${TRY_ANOTHER}`,
    'turn/board_twice': ({ board, items }) =>
      `Board ${board} is decided twice in this turn. Delete ${joined(
        items.map((item) => `"${item}"`),
        'or',
      )}.`,
    'turn/incomplete': ({ boards }) =>
      boards.length === 1
        ? `Board ${joined(boards, 'and')} still needs its move.`
        : `Boards ${joined(boards, 'and')} still need their moves.`,
    'turn/two_key_changes': () =>
      'Only one key change in a turn: a branching, a selection or a pass. Remove the others.',

    'move/illegal': ({ board, san, side, why, elsewhere }) => {
      const where = `On board${elsewhere.length === 1 ? '' : 's'} ${joined(elsewhere, 'and')} it is a move.`;
      const head = `Board ${board}: ${SIDE[side]} cannot play ${san}: ${WHY_WORDS.en.why(why)}.`;
      return elsewhere.length === 0 ? head : `${head} ${where}`;
    },
    'move/ambiguous': ({ board, san, candidates }) =>
      `Board ${board}: ${san} is not clear: ${WHY_WORDS.en.which(candidates)}.`,

    'branch/missing': ({ board, such }) =>
      `Board ${board} is free: a move there needs a branching in this turn, such as ${such}. Or choose another board.`,
    'branch/no_free_board': ({ boards }) => `No board is free for a new branch; the game has ${boards}.`,
    'branch/wrong_board': ({ board, free }) =>
      `The new branch goes to board ${free}, the lowest free one, not to board ${board}.`,
    'branch/rating_too_low': ({ board, rating }) =>
      `Board ${board} has ${chips(rating)}; branching needs at least 2. ${TRY_ANOTHER}`,
    'branch/bad_split': ({ board, rating, keep, give }) =>
      `Board ${board} has ${chips(rating)}: ${keep}+${give} is no split of them. Each branch gets at least 1, together ${rating}.`,
    'branch/same_move': ({ board, daughter, san }) =>
      `Boards ${board} and ${daughter} both play ${san}. A branching needs two different moves.`,
    'branch/vetoed': ({ by }) => `${SIDE[by]} has vetoed branching for the rest of the game.`,
    'branch/control_board': () => 'The game goes on at the control board: no more branching.',

    'pass/wrong_size': ({ size, passSize }) => `A pass moves ${chips(passSize)}, not ${size}.`,
    'pass/giver_needs_one': ({ board, rating, size }) =>
      `Board ${board} has ${chips(rating)} and must keep 1: it cannot give ${size}.`,
    'pass/same_board': ({ board }) => `The pass leads from board ${board} to itself. ${TRY_ANOTHER}`,
    'pass/mated': ({ board }) => `Board ${board} is mated in this turn and takes no part in a pass. ${TRY_ANOTHER}`,

    'select/last_branch': ({ board }) =>
      `Board ${board} is the last branch: no selection. To give it up, resign it (resign ${board}).`,
    'select/mated_or_drawn': ({ board }) =>
      `Board ${board} ends by mate or draw and cannot be given up by selection. ${TRY_ANOTHER}`,
    'select/target_mated': ({ board }) => `Board ${board} is mated in this turn and cannot take chips. ${TRY_ANOTHER}`,
    'select/target_itself': ({ board }) => `Board ${board} is given up: its chips go to the other boards.`,
    'select/target_twice': ({ board }) => `Board ${board} is named twice. Give it all its chips at once.`,
    'select/not_all_placed': ({ board, rating, placed }) =>
      `Board ${board} gives up ${chips(rating)}, ${placed} placed. Place exactly ${rating}.`,
    'select/no_chips': ({ board }) => `Board ${board} gets no chips here. Leave it out or give it at least 1.`,
    'select/one_target_only': ({ board }) => `All chips of board ${board} must go to one board in this match.`,

    'resign/more_than_one': () => 'Only one branch may be resigned in a turn. Remove the others.',
    'resign/with_key_change': () =>
      'No branching and no selection in a turn with a resignation. A pass between other boards is allowed.',
    'draw/not_offered': ({ board }) =>
      `Board ${board}: the opponent offered no draw in the last turn. Make a move there.`,
    'offer/ended': ({ board }) => `Board ${board} ends in this turn: no draw to offer there.`,
    'offer/twice': ({ board }) => `The draw on board ${board} is offered twice. Leave one offer.`,
    'claim/nothing_to_claim': ({ board, occurrences, halfMoves }) =>
      `Board ${board}: no draw to claim. Same position ${occurrences} of 3 times, ${halfMoves} of 100 half-moves without capture or pawn move.`,

    'veto/not_your_clock': ({ side }) => `${SIDE[side]} may veto only while its own clock runs.`,
    'veto/too_early': ({ side, remainingMs, windowMs }) =>
      `Too early for a veto: ${SIDE[side]} has ${formatClock(remainingMs)}, it must be less than ${formatClock(windowMs)}.`,
    'veto/already': ({ by }) => `${SIDE[by]} has declared the veto already.`,
    'veto/control_board': () => 'Nothing branches on the control board: there is nothing for a veto to forbid.',
    'flag/time_left': ({ side, remainingMs }) =>
      `The flag has not fallen: ${SIDE[side]} still has ${formatClock(remainingMs)}.`,
    'control/not_endgame': ({ live }) =>
      live > 1
        ? `The control board is for the last branch; ${live} are live.`
        : 'The control board is for the endgame; no branch has ended yet.',
    'control/already': () => 'The control board is in use already.',
    'clock/running': () => 'The clock is running already.',
    'clock/stopped': () => 'The clock is stopped already.',
    'clock/no_gap': () => 'There is no lost time to decide about.',

    'correct/bad_position': ({ board, fen }) => `Board ${board}: "${fen}" is not a possible position. Check the FEN.`,
    'correct/side_to_move': ({ board, side }) =>
      `Board ${board}: it must be ${SIDE[side]} to move, as on every board. Check the FEN.`,
    'correct/bad_rating': ({ board, rating }) =>
      `Board ${board} cannot have a rating of ${rating}: a live branch has at least 1.`,
    'correct/no_change': ({ board }) => `Board ${board} stands like this already. Nothing to correct.`,
    'redline/penalty': ({ warnings }) =>
      warnings === 0
        ? 'First crossing of the red line: a warning (yellow card).'
        : 'The team has been warned: expulsion (red card) or +2 minutes for the opponent.',
    'substitute/clock_running': ({ side }) =>
      `No substitution while the clock of ${SIDE[side]} runs. Wait for the opponent's turn or stop the clock.`,
    'substitute/same_player': ({ player }) => `${player} cannot replace themselves. Choose two players.`,
    'penalty/unknown': ({ number }) => `There is no penalty number ${number}.`,
    'penalty/withdrawn': ({ number }) => `Penalty number ${number} has been withdrawn already.`,
    'confirm/not_needed': ({ board }) =>
      `Board ${board} needs no confirmation: it is no fresh copy, or is confirmed already.`,
    'confirm/not_confirmed': ({ board }) => `Board ${board} is not confirmed: nothing to take back.`,
    'score/no_entry': () => 'This change of score is not in the ledger any more. Look at the score.',
    'score/not_fixed': () => 'This change of score has not been entered: nothing to take back.',
    'claim/none': ({ board }) => `Nobody claims a draw on board ${board} in this turn.`,
    'claim/refused': ({ board, reason }) =>
      `Board ${board}: the arbiter has refused this claim (${reason}). Remove it from the turn.`,
  },
  ends: {
    selection: 'selection',
    resignation: 'resignation',
    draw: 'draw',
    mate: 'mate',
    stalemate: 'stalemate',
    'dead-position': 'dead position',
    repetition: 'repetition',
    'seventy-five': '75 moves',
    fifty: '50 moves',
    flag: 'flag',
  },
  toldEnds: { selection: 'given up' },
  fact: (kind, label) => {
    const side = label === 'white' || label === 'black' ? SIDE[label] : label;
    switch (kind) {
      case 'turn':
        return `turn ${label}`;
      case 'veto':
        return `the veto by ${side}`;
      case 'flag':
        return `the flag of ${side}`;
      case 'control-board':
        return 'board C';
      case 'position':
        return `the corrected position of board ${label}`;
      case 'rating':
        return `the corrected chips of board ${label}`;
      default:
        return label;
    }
  },
};
