import type { WhyNot } from '../../chess/whyNot';
import type { Side } from '../../common/sides';
import type { FenError } from '../../chess/readFen';
import type { Problem } from '../../common/problem';
import type { BpgnErrorParams } from '../record/bpgn/errors';
import type { BoardId, Team } from './seats';
import type { SettingName } from './settings';
import type { rules } from '../words/rules';

type None = Record<string, never>;

/** Everything the rules of Swedish chess refuse, with the parameters its text needs. */
interface Params {
  'game/over': { reason: string };
  'move/unreadable': { board: BoardId; text: string };
  /** `inCheck`: of the side to move; `elsewhere`: the other board, if the text is a move there. */
  'move/illegal': {
    board: BoardId;
    text: string;
    side: Side;
    inCheck: boolean;
    why: WhyNot;
    elsewhere: readonly BoardId[];
  };
  'move/ambiguous': { board: BoardId; text: string; candidates: readonly string[] };
  /** Written as a check or a mate it is not; `san`: as it is. */
  'move/wrong_mark': { board: BoardId; text: string; san: string };
  /** The player can do nothing now but sit. */
  'move/sitting': { board: BoardId; side: Side };
  /** The next move is demanded on the other board. */
  'move/demanded_elsewhere': { board: BoardId; demanded: BoardId };
  'drop/not_in_reserve': { board: BoardId; side: Side; piece: string };
  'drop/occupied': { board: BoardId; square: string };
  'drop/pawn_rank': { board: BoardId; square: string };
  'drop/no_square': { board: BoardId; square: string };
  /** It does not end the check the player is in. */
  'drop/still_in_check': { board: BoardId; piece: string; square: string };
  'drop/check_forbidden': { board: BoardId; san: string };
  'drop/mate_forbidden': { board: BoardId; san: string };
  'flag/time_left': { board: BoardId; side: Side; remainingMs: number };
  /** The other board's flag fell later than counts as the same moment. */
  'flag/too_late': { board: BoardId; laterMs: number };
  'clock/running': None;
  'clock/stopped': None;
  'clock/none': None;
  'clock/bad_time': { ms: number };
  'clock/no_gap': None;
  /** A move that does not say on which board. */
  'move/no_board': { text: string };
  'draw/offered_already': { team: Team };
  'draw/not_offered': { team: Team };
  'demand/off': None;
  /** The team has not made the last move, or made it on that very board. */
  'demand/not_last_mover': { board: BoardId; team: Team };
  'demand/own_partner': { board: BoardId };
  'demand/already': { board: BoardId };
  /** Where a match is to begin; `setting`: the one that says so. */
  'start/bad_position': { setting: SettingName; board: BoardId; what: FenError['kind']; part: string };
  'start/mated': { setting: SettingName; board: BoardId };
  'correct/bad_position': { board: BoardId; fen: string; what: FenError['kind']; part: string };
  'correct/mated': { board: BoardId; fen: string };
  'correct/no_change': { board: BoardId };
  'correct/bad_reserve': { board: BoardId; piece: string; count: number };
}

type Name = keyof Params;

/** Codes begin with the game's id: those of other games have names and parameters of their own. */
export type SwedishErrorParams = { readonly [N in Name as `swedish/${N}`]: Params[N] } & BpgnErrorParams;

/** The rule each refusal comes from: of rules/swedish.md, or FIDE's laws where those of chess stand. */
export const RULE_OF: Readonly<Record<Name, keyof typeof rules.ru>> = {
  'game/over': 'S8',
  'move/unreadable': 'S1',
  'move/illegal': 'S1',
  'move/ambiguous': 'S1',
  'move/wrong_mark': 'S6',
  'move/sitting': 'S6',
  'move/demanded_elsewhere': 'S13',
  'drop/not_in_reserve': 'S3',
  'drop/occupied': 'S3',
  'drop/pawn_rank': 'S3',
  'drop/no_square': 'S3',
  'drop/still_in_check': 'S6',
  'drop/check_forbidden': 'S7',
  'drop/mate_forbidden': 'S7',
  'flag/time_left': 'S8',
  'flag/too_late': 'S9',
  'clock/running': 'S1',
  'clock/stopped': 'S1',
  'clock/none': 'S13',
  'clock/bad_time': 'S1',
  'clock/no_gap': 'S1',
  'move/no_board': 'S1',
  'draw/offered_already': 'S9',
  'draw/not_offered': 'S9',
  'demand/off': 'S13',
  'demand/not_last_mover': 'S13',
  'demand/own_partner': 'S13',
  'demand/already': 'S13',
  'start/bad_position': 'S14',
  'start/mated': 'S14',
  'correct/bad_position': 'S1',
  'correct/mated': 'S6',
  'correct/no_change': 'S1',
  'correct/bad_reserve': 'S2',
};

/** A refusal of the rules; `item`: the move it is about, as written. */
export const refuse = <N extends Name>(name: N, params: Params[N], item: string | null = null): Problem => ({
  code: `swedish/${name}`,
  params,
  rule: RULE_OF[name],
  item,
});
