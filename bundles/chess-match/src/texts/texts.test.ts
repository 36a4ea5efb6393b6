import type { Problem } from '@schemas/draft';
import { describe, expect, it } from 'vitest';
import { END_KINDS } from '../games/business/rules/state';
import { en as swedish } from '../games/swedish/words/en';
import { en } from './en';
import { formatClock } from '../view/timeText';
import { factText, formatHalves, kindText, LANGUAGES, problemText } from './index';
import type { AllErrorParams, ErrorCode } from './params';
import { ru } from './ru';

const SAMPLES: { readonly [C in ErrorCode]: AllErrorParams[C] } = {
  'settings/not_offered': { setting: 'boards', value: '7', allowed: '1-5' },
  'settings/bad_value': { setting: 'boards', value: '77', allowed: '1-9' },
  'game/over': {},
  'record/wrong_turn': { expected: '7...', found: '8.' },
  'board/unknown': { board: 6, boards: 5 },
  'board/no_branch': { board: 4 },
  'turn/board_twice': { board: 4, items: ['4:Nf3', 'select 4>1'] },
  'turn/incomplete': { boards: [3, 5] },
  'turn/two_key_changes': {},
  'move/illegal': { board: 2, san: 'Nc3', side: 'white', why: { kind: 'pinned', from: 'e4' }, elsewhere: [3] },
  'move/ambiguous': { board: 2, san: 'Nd2', candidates: ['Nbd2', 'Nfd2'] },
  'branch/missing': { board: 2, such: 'branch 1>2 9+1' },
  'branch/no_free_board': { boards: 5 },
  'branch/wrong_board': { board: 5, free: 4 },
  'branch/rating_too_low': { board: 1, rating: 1 },
  'branch/bad_split': { board: 1, rating: 10, keep: 3, give: 6 },
  'branch/same_move': { board: 1, daughter: 2, san: 'Nf3' },
  'branch/vetoed': { by: 'black' },
  'branch/control_board': {},
  'pass/wrong_size': { size: 2, passSize: 1 },
  'pass/giver_needs_one': { board: 1, rating: 1, size: 1 },
  'pass/same_board': { board: 1 },
  'pass/mated': { board: 1 },
  'select/last_branch': { board: 1 },
  'select/mated_or_drawn': { board: 1 },
  'select/target_mated': { board: 1 },
  'select/target_itself': { board: 1 },
  'select/target_twice': { board: 1 },
  'select/not_all_placed': { board: 5, rating: 3, placed: 2 },
  'select/no_chips': { board: 2 },
  'select/one_target_only': { board: 5 },
  'resign/more_than_one': {},
  'resign/with_key_change': {},
  'draw/not_offered': { board: 2 },
  'offer/ended': { board: 2 },
  'offer/twice': { board: 2 },
  'claim/nothing_to_claim': { board: 2, occurrences: 2, halfMoves: 41 },
  'veto/not_your_clock': { side: 'white' },
  'veto/too_early': { side: 'white', remainingMs: 2_710_000, windowMs: 1_800_000 },
  'veto/already': { by: 'black' },
  'veto/control_board': {},
  'flag/time_left': { side: 'black', remainingMs: 12_001 },
  'control/not_endgame': { live: 3, ended: 1 },
  'control/already': {},
  'clock/running': {},
  'clock/stopped': {},
  'clock/no_gap': {},
  'correct/bad_position': { board: 3, fen: '8/8' },
  'correct/side_to_move': { board: 3, side: 'white' },
  'correct/bad_rating': { board: 3, rating: 0 },
  'correct/no_change': { board: 3 },
  'redline/penalty': { warnings: 1, expected: 'expulsion, time' },
  'substitute/clock_running': { side: 'white' },
  'substitute/same_player': { player: 'Ivanov' },
  'penalty/unknown': { number: 4 },
  'penalty/withdrawn': { number: 1 },
  'confirm/not_needed': { board: 2 },
  'confirm/not_confirmed': { board: 2 },
  'score/no_entry': { branch: 'b2' },
  'score/not_fixed': { branch: 'b2' },
  'claim/none': { board: 2 },
  'claim/refused': { board: 2, reason: 'only twice' },
  'belarusian/game/over': { reason: 'throne' },
  'belarusian/turn/none': {},
  'belarusian/turn/unreadable': { text: 'hm' },
  'belarusian/turn/illegal': { text: 'a1-a5', side: 'white', why: 'blocked', at: 'a2' },
  'belarusian/turn/second': { text: 'e8-e6' },
  'belarusian/flag/time_left': { side: 'black', remainingMs: 12_001 },
  'belarusian/clock/running': {},
  'belarusian/clock/stopped': {},
  'belarusian/clock/bad_time': { ms: 90_000_000 },
  'belarusian/clock/no_gap': {},
  'belarusian/draw/offered_already': { side: 'white' },
  'belarusian/draw/not_offered': { side: 'black' },
  'belarusian/start/bad_position': { setting: 'start', what: 'throne', part: 'e5' },
  'belarusian/start/over': { setting: 'start', reason: 'throne' },
  'belarusian/correct/no_board': { board: 2 },
  'belarusian/correct/bad_position': { fen: '9/9', what: 'ranks', part: '9/9' },
  'belarusian/correct/side_to_move': { side: 'white' },
  'belarusian/correct/over': { reason: 'mate' },
  'belarusian/correct/no_change': {},
  'belarusian/record/not_utf8': {},
  'belarusian/record/too_long': { expected: '200000' },
  'belarusian/record/bad_tag': { line: 3 },
  'belarusian/record/open_comment': { line: 3 },
  'belarusian/record/open_variation': { line: 3 },
  'belarusian/record/too_deep': { line: 3, expected: '40' },
  'belarusian/record/unknown_token': { line: 3, expected: '1.' },
  'belarusian/record/no_moves': { line: 3, expected: '3.' },
  'belarusian/record/wrong_number': { line: 3, expected: '3.' },
  'belarusian/record/bad_clock': { line: 3 },
  'belarusian/record/after_result': { line: 3 },
  'belarusian/record/two_results': { line: 3, expected: '1-0' },
  'belarusian/record/bad_result': { line: 3, written: '1-0', expected: '0-1' },
  'belarusian/record/empty': {},
  'progressive/game/over': { reason: 'progressive-mate' },
  'progressive/move/unreadable': { text: 'hm' },
  'progressive/move/illegal': { text: 'Ke3', side: 'white', inCheck: false, why: { kind: 'king-attacked', to: 'e3' } },
  'progressive/move/ambiguous': { text: 'Ne2', candidates: ['Nce2', 'Nge2'] },
  'progressive/move/wrong_mark': { text: 'Nf3#', san: 'Nf3' },
  'progressive/move/early_check': { text: 'Qh5', left: 3 },
  'progressive/move/not_in_turn': { text: 'Bxb7', waiting: ['b1', 'g1'] },
  'progressive/series/short': { turn: 3, lacks: 2, length: 3 },
  'progressive/series/long': { text: 'Nf3', length: 3, byCheck: true },
  'progressive/series/wrong_turn': { expected: 3, found: 4 },
  'progressive/flag/time_left': { side: 'black', remainingMs: 12_001 },
  'progressive/clock/running': {},
  'progressive/clock/stopped': {},
  'progressive/clock/bad_time': { ms: 90_000_000 },
  'progressive/clock/no_gap': {},
  'progressive/draw/offered_already': { side: 'white' },
  'progressive/draw/not_offered': { side: 'black' },
  'progressive/claim/too_few': { quiet: 7, needed: 10 },
  'progressive/claim/none': {},
  'progressive/start/bad_position': { setting: 'start', what: 'turn', part: '4' },
  'progressive/start/over': { setting: 'start', reason: 'mate' },
  'progressive/correct/no_board': { board: 2 },
  'progressive/correct/bad_position': { fen: '8/8', what: 'ranks', part: '8/8' },
  'progressive/correct/side_to_move': { side: 'white' },
  'progressive/correct/over': { reason: 'stalemate' },
  'progressive/correct/no_change': {},
  'progressive/record/not_utf8': {},
  'progressive/record/too_long': { expected: '200000' },
  'progressive/record/bad_tag': { line: 3 },
  'progressive/record/open_comment': { line: 3 },
  'progressive/record/open_variation': { line: 3 },
  'progressive/record/too_deep': { line: 3, expected: '40' },
  'progressive/record/unknown_token': { line: 3, expected: '1.' },
  'progressive/record/no_moves': { line: 3, expected: '3.' },
  'progressive/record/wrong_number': { line: 3, expected: '3.' },
  'progressive/record/bad_clock': { line: 3 },
  'progressive/record/after_result': { line: 3 },
  'progressive/record/two_results': { line: 3, expected: '1-0' },
  'progressive/record/bad_result': { line: 3, written: '1-0', expected: '0-1' },
  'progressive/record/empty': {},
  'swedish/game/over': { reason: 'mate' },
  'swedish/move/unreadable': { board: 'A', text: 'hm' },
  'swedish/move/illegal': {
    board: 'A',
    text: 'Ke3',
    side: 'white',
    inCheck: false,
    elsewhere: ['B'],
    why: { kind: 'king-attacked', to: 'e3' },
  },
  'swedish/move/ambiguous': { board: 'A', text: 'Ne2', candidates: ['Nce2', 'Nge2'] },
  'swedish/move/wrong_mark': { board: 'A', text: 'e4#', san: 'e4' },
  'swedish/move/sitting': { board: 'B', side: 'black' },
  'swedish/move/demanded_elsewhere': { board: 'A', demanded: 'B' },
  'swedish/drop/not_in_reserve': { board: 'A', side: 'white', piece: 'n' },
  'swedish/drop/occupied': { board: 'A', square: 'e2' },
  'swedish/drop/pawn_rank': { board: 'A', square: 'h1' },
  'swedish/drop/no_square': { board: 'A', square: 'i4' },
  'swedish/drop/still_in_check': { board: 'A', piece: 'n', square: 'a5' },
  'swedish/drop/check_forbidden': { board: 'A', san: 'N@f6+' },
  'swedish/drop/mate_forbidden': { board: 'A', san: 'N@f7#' },
  'swedish/flag/time_left': { board: 'A', side: 'white', remainingMs: 12_001 },
  'swedish/flag/too_late': { board: 'B', laterMs: 3000 },
  'swedish/clock/running': {},
  'swedish/clock/stopped': {},
  'swedish/clock/none': {},
  'swedish/clock/no_gap': {},
  'swedish/move/no_board': { text: 'e4' },
  'swedish/clock/bad_time': { ms: 1e12 },
  'swedish/draw/offered_already': { team: 'first' },
  'swedish/draw/not_offered': { team: 'second' },
  'swedish/demand/off': {},
  'swedish/demand/not_last_mover': { board: 'B', team: 'first' },
  'swedish/demand/own_partner': { board: 'B' },
  'swedish/demand/already': { board: 'B' },
  'swedish/start/bad_position': { setting: 'startA', board: 'A', what: 'ranks', part: '8/8' },
  'swedish/start/mated': { setting: 'startB', board: 'B' },
  'swedish/correct/bad_position': { board: 'A', fen: '8/8', what: 'ranks', part: '8/8' },
  'swedish/correct/mated': { board: 'A', fen: '8/8' },
  'swedish/correct/no_change': { board: 'A' },
  'bpgn/not_utf8': {},
  'bpgn/too_long': { expected: '200000' },
  'bpgn/bad_tag': { line: 3 },
  'bpgn/open_comment': { line: 3 },
  'bpgn/open_variation': { line: 3 },
  'bpgn/unknown_token': { line: 3 },
  'bpgn/no_move': { line: 3, expected: '12b.' },
  'bpgn/wrong_turn': { line: 3, expected: '12b.' },
  'bpgn/bad_clock': { line: 3, expected: '[%clk 0:04:59.5]' },
  'bpgn/no_result': { line: 3, expected: '1-0 0-1 1/2-1/2 *' },
  'bpgn/after_result': { line: 3 },
  'bpgn/time_control': { line: 4, written: '180+2' },
  'bpgn/unclear_time': { line: 4, written: '3+0' },
  'bpgn/two_results': { line: 14, expected: '1-0' },
  'bpgn/bad_set_up': { line: 5 },
  'bpgn/unknown_end': {},
  'bpgn/unknown_player': {},
  'bpgn/bad_result': { line: 14, written: '0-1', expected: '1-0' },
  'swedish/correct/bad_reserve': { board: 'A', piece: 'q', count: 99 },
  'classical/game/over': { reason: 'mate' },
  'classical/board/over': { board: 2, reason: 'mate' },
  'classical/board/none': { text: '7', boards: 4 },
  'classical/move/unreadable': { board: 2, text: 'hm' },
  'classical/move/illegal': {
    board: 2,
    text: 'Nc3',
    side: 'white',
    inCheck: false,
    why: { kind: 'pinned', from: 'e4' },
    elsewhere: [3],
  },
  'classical/move/ambiguous': { board: 2, text: 'Nd2', candidates: ['Nbd2', 'Nfd2'] },
  'classical/move/wrong_mark': { board: 2, text: 'e4#', san: 'e4' },
  'classical/flag/time_left': { board: 2, side: 'black', remainingMs: 12_001 },
  'classical/clock/running': {},
  'classical/clock/stopped': {},
  'classical/clock/bad_time': { ms: 1e12 },
  'classical/clock/no_gap': {},
  'classical/draw/offered_already': { board: 2, side: 'white' },
  'classical/draw/not_offered': { board: 2, side: 'white' },
  'classical/claim/nothing': { board: 2, occurrences: 2, halfMoves: 41 },
  'classical/start/bad_position': { setting: 'start', what: 'not-at-home', part: 'KQ' },
  'classical/correct/bad_position': { board: 2, fen: '8/8' },
  'classical/correct/no_change': { board: 2 },
  'classical/record/not_utf8': {},
  'classical/record/too_long': { expected: '200000' },
  'classical/record/bad_tag': { line: 3 },
  'classical/record/open_comment': { line: 3 },
  'classical/record/open_variation': { line: 3 },
  'classical/record/too_deep': { line: 3, expected: '40' },
  'classical/record/unknown_token': { line: 3, expected: '2.' },
  'classical/record/no_moves': { line: 3, expected: '2.' },
  'classical/record/wrong_number': { line: 3, expected: '2...' },
  'classical/record/bad_clock': { line: 3 },
  'classical/record/after_result': { line: 9 },
  'classical/record/two_results': { line: 9, expected: '1-0' },
  'classical/record/bad_result': { line: 9, written: '0-1', expected: '1-0' },
  'classical/record/empty': {},
  'business/record/not_utf8': {},
  'business/record/too_long': { expected: '200000' },
  'business/record/bad_tag': { line: 3 },
  'business/record/open_comment': { line: 3 },
  'business/record/open_variation': { line: 3 },
  'business/record/too_deep': { line: 3, expected: '40' },
  'business/record/unknown_token': { line: 3, expected: '2.' },
  'business/record/no_moves': { line: 3, expected: '2.' },
  'business/record/wrong_number': { line: 3, expected: '2...' },
  'business/record/bad_clock': { line: 3 },
  'business/record/after_result': { line: 9 },
  'business/record/two_results': { line: 9, expected: '1-0' },
  'business/record/bad_result': { line: 9, written: '0-1', expected: '1-0' },
  'business/record/empty': {},
  'study/record/not_utf8': {},
  'study/record/too_long': { expected: '200000' },
  'study/record/bad_tag': { line: 3 },
  'study/record/open_comment': { line: 3 },
  'study/record/open_variation': { line: 3 },
  'study/record/too_deep': { line: 3, expected: '40' },
  'study/record/unknown_token': { line: 3, expected: '2.' },
  'study/record/no_moves': { line: 3, expected: '2.' },
  'study/record/wrong_number': { line: 3, expected: '2...' },
  'study/record/bad_clock': { line: 3 },
  'study/record/after_result': { line: 9 },
  'study/record/two_results': { line: 9, expected: '1-0' },
  'study/record/bad_result': { line: 9, written: '0-1', expected: '1-0' },
  'study/record/empty': {},
  'study/move/none': { line: 3, move: 'Ke5' },
  'study/start/bad_position': { fen: '8/8' },
  'study/moves/too_many': { limit: 2000 },
  'notation/no_branch': { board: 2 },
  'notation/score_sheets': {},
  'notation/unknown_item': {},
  'notation/bad_item': { form: 'pass 1>3' },
  'notation/bad_tag': {},
  'notation/tag_after_turns': {},
  'notation/duplicate_tag': { tag: 'White' },
  'notation/unknown_line': {},
  'notation/unknown_event': {},
  'notation/bad_comment': {},
  'notation/bad_clock': {},
  'notation/not_text': {},
  'notation/too_long': { what: 'line', limit: 4000 },
  'command/malformed': { where: '/board', what: 'must be integer' },
  'command/forbidden': { type: 'commitTurn', role: 'viewer', allowed: ['operator', 'arbiter'] },
  'command/expired': { ageMs: 9900, limitMs: 5000 },
  'command/ahead': { aheadMs: 3_599_999 },
  'command/not_here': { type: 'declareVeto', game: 'chess' },
  'server/stopping': {},
  'command/failed': { reason: 'disk on fire' },
  'match/stale': { expected: 3, actual: 4 },
  'draft/stale': { expected: 3, actual: 4 },
  'draft/no_turn': {},
  'match/no_thread': { thread: 'A' },
  'match/none_open': {},
  'match/unknown': { matchId: 'm1' },
  'match/not_over': { matchId: 'm1' },
  'match/in_play': { matchId: 'm1', white: 'Reds', black: 'Blues' },
  'match/clock_running': { matchId: 'm1', white: 'Reds', black: 'Blues' },
  'match/archived': { matchId: 'm1' },
  'match/is_open': { matchId: 'm1' },
  'simulator/no_rehearsal': {},
  'simulator/not_started': {},
  'demonstration/none': { game: 'go', known: ['plain-chess'] },
  'simulator/no_source': { game: 'plain-chess' },
  'live/not_set_up': {},
  'live/nothing': {},
  'import/too_large': { limitMb: 4 },
  'import/too_many_games': { games: 9, limit: 8 },
  'import/too_many_entries': { game: 1, entries: 5001, limit: 5000 },
  'import/too_deep': { limit: 32 },
  'import/busy': {},
  'import/too_slow': { limitSeconds: 60 },
  'import/too_heavy': { limitMb: 512 },
  'import/cancelled': {},
  'import/failed': { reason: 'the worker ended' },
  'import/not_json': { reason: 'Unexpected token' },
  'import/bad_file': { where: '/games/0', what: 'is missing' },
  'import/newer': { found: 2, known: 1 },
  'import/damaged': {},
  'import/no_record': { extension: 'pgn' },
  'import/unknown_game': { game: 'bughouse' },
  'import/unplayable': { where: '/games/0/entries/3', reason: 'unknown event' },
  'venue/no_device': {},
  'venue/no_code': {},
  'mark/gone': {},
  'mark/too_many': { most: 500 },
  'venue/not_connected': {},
  'venue/out_of_play': {},
  'venue/operator_enters': {},
  'venue/captains_enter': {},
  'venue/not_yours': {},
  'venue/not_your_turn': {},
  'venue/clock_stands': {},
  'venue/board_prepares': {},
  'venue/no_board_there': {},
  'tables/no_board': { board: 7 },
  'tables/no_position': { board: 2 },
  'tables/illegal': { san: 'Ke5' },
  'tables/gone': {},
  'tables/full': { most: 400 },
  'tables/many_studies': { most: 12 },
  'tables/name_taken': { name: 'plan with h4' },
  'tables/bad_position': {},
  'tables/no_set_up': {},
  'tables/nothing_tried': {},
  'tables/played_on': { board: 2 },
  'tables/game_on': {},
  'backup/unknown': { file: 'journal.nightly.sqlite3' },
  'backup/unreadable': { file: 'journal.nightly.sqlite3', reason: 'file is not a database' },
  'backup/newer': { file: 'journal.nightly.sqlite3', found: 9, known: 3 },
  'rescue/active': {},
  'rescue/not_needed': {},
  'rescue/way_closed': { way: 'play', reason: 'nothing can be read' },
  'match/damaged': { match: 'Reds — Blues', entry: 7 },
  'journal/write_failed': { reason: 'disk full' },
  'reason/missing': { type: 'takeBack' },
  'preview/not_possible': { type: 'newMatch' },
  'incident/empty': {},
  'incident/unknown': { seq: 7 },
  'takeback/too_many': { turns: 9, played: 4 },
  'amend/no_change': {},
  'amend/no_such_turn': { turn: 40, played: 29 },
  'amend/clock_running': {},
  'undo/nothing': {},
  'redo/nothing': {},
  'obs/not_configured': {},
  'obs/not_connected': { address: 'ws://127.0.0.1:4455' },
  'obs/wrong_password': { address: 'ws://127.0.0.1:4455' },
  'obs/no_such_scene': { scene: 'Audience White' },
  'obs/no_studio_mode': {},
  'obs/no_plan': {},
  'obs/other_team': {},
  'obs/unclear_team': {},
  'obs/no_chapters': { version: '29.0.2' },
  'obs/not_recording': {},
  'obs/no_replay': {},
  'obs/no_answer': { request: 'GetSceneList', timeoutMs: 2000 },
  'obs/refused': { request: 'SetCurrentProgramScene', code: 506, comment: 'Studio mode is off.' },
  'show/bad_content': { graphic: 'break', where: '/untilMs', what: 'must be integer' },
  'show/taken_meanwhile': { graphic: 'break', expected: 3, actual: 4 },
  'show/cued_by_director': { graphic: 'analysis' },
  'show/nothing_cued': { graphic: 'break' },
  'show/nothing_on_air': {},
  'show/nothing_to_undo': {},
  'show/cue_changed': { graphic: 'break' },
  'show/in_transition': { graphic: 'break', movesForMs: 300 },
  'show/nothing_prepared': {},
  'show/nothing_to_redo': {},
  'show/nothing_to_restore': {},
  'show/stale': { expected: 3, actual: 4 },
  'rundown/other_item': { item: 'intro' },
  'show/unknown_preset': { preset: 'game' },
  'rundown/unknown_item': { item: 'intro' },
  'rundown/duplicate_item': { item: 'intro' },
  'rundown/bad_value': { where: '/0/title', what: 'must be string' },
  'rundown/changed': { expected: 3, actual: 4 },
  'rundown/nothing_to_undo': {},
  'rundown/nothing_to_redo': {},
  'suggestion/gone': { suggestion: 'm1/3/branching/1/2' },
  'suggestion/bad_modes': { where: '/pass', what: 'must be one of ask, auto, off' },
  'show/other_show': {},
  'show/unknown_person': { graphic: 'lower-third', id: 'w9' },
  'people/bad_value': { where: '/white/people/0/name', what: 'must be string' },
  'people/changed': {},
  'people/duplicate_id': { id: 'w1', where: '/black/people/0/id' },
  'people/alike_colours': { where: '/black/colour' },
  'sound/no_microphone': { id: 'w9' },
  'sound/no_team_microphones': { side: 'black' },
  'sound/no_such_input': { input: 'Mic 9' },
  'speaking/unknown_person': { id: 'w9' },
  'client/offline': {},
  'client/no_answer': {},
};

const CODES = Object.keys(SAMPLES) as ErrorCode[];
const problem = (code: string, params: Record<string, unknown> = {}): Problem => ({
  code,
  params,
  rule: null,
  item: null,
});
const sample = <C extends ErrorCode>(code: C, params: Partial<AllErrorParams[C]> = {}): Problem =>
  problem(code, { ...SAMPLES[code], ...params });
const both = (asked: Problem): string[] => LANGUAGES.map((language) => problemText(asked, language));

describe('texts of refusals', () => {
  it.each(CODES)('%s has a text of its own in every language', (code) => {
    const [english = '', russian = ''] = both(sample(code));
    for (const text of [english, russian]) {
      expect(text).not.toBe(code);
      expect(text).toMatch(/^[A-ZА-ЯЁ"«].*[.\]}]$/s);
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}/);
      expect(text.length).toBeLessThan(170);
    }
    expect(english).not.toMatch(/[а-яё]/i);
    expect(russian).toMatch(/[а-яё]{2}/i);
  });

  it('no two codes share a text, but what games refuse alike', () => {
    /** "running" of "clock/running", of any game. */
    const nameOf = (code: string): string => code.split('/').at(-1) ?? '';
    for (const language of LANGUAGES) {
      const namesByText = new Map<string, Set<string>>();
      for (const code of CODES) {
        const text = problemText(sample(code), language);
        namesByText.set(text, (namesByText.get(text) ?? new Set()).add(nameOf(code)));
      }
      expect([...namesByText].filter(([, names]) => names.size > 1)).toEqual([]);
    }
  });

  it.each(CODES)('%s names every board and number it is given', (code) => {
    const { board, rating, free, remainingMs } = SAMPLES[code] as Record<string, number | undefined>;
    const told = [board, rating, free, remainingMs === undefined ? undefined : formatClock(remainingMs)];
    for (const text of both(sample(code))) for (const part of told) expect(text).toContain(String(part ?? ''));
  });

  it('both languages know exactly the same codes', () => {
    expect(Object.keys(ru.problems).toSorted()).toEqual(Object.keys(en.problems).toSorted());
    expect(CODES.toSorted()).toEqual(Object.keys(en.problems).toSorted());
  });

  it('a time is written as the clocks show it, hours and all', () => {
    for (const code of ['flag/time_left', 'swedish/flag/time_left'] as const)
      for (const text of both(sample(code, { remainingMs: 4_482_000 }))) expect(text).toContain('1:14:42');
  });

  it('numbers take their noun', () => {
    expect(both(sample('turn/incomplete', { boards: [3] }))).toEqual([
      'Board 3 still needs its move.',
      'Нет хода на доске 3.',
    ]);
    expect(both(sample('turn/incomplete', { boards: [1, 3, 5] }))).toEqual([
      'Boards 1, 3 and 5 still need their moves.',
      'Нет хода на досках 1, 3 и 5.',
    ]);
    const given = [1, 2, 5, 11, 21, 22].map((rating) => problemText(sample('branch/bad_split', { rating }), 'ru'));
    expect(given.map((text) => text.split(',')[0])).toEqual([
      'Доска 1: 1 фишка',
      'Доска 1: 2 фишки',
      'Доска 1: 5 фишек',
      'Доска 1: 11 фишек',
      'Доска 1: 21 фишка',
      'Доска 1: 22 фишки',
    ]);
  });

  it('a control board refused says which of the two conditions is missing', () => {
    const [many] = both(sample('control/not_endgame', { live: 3, ended: 1 }));
    const [none] = both(sample('control/not_endgame', { live: 1, ended: 0 }));
    expect(many).toContain('3 are live');
    expect(none).toContain('no branch has ended');
  });

  it('an unknown code, and parameters that do not fit, give the code itself', () => {
    for (const language of LANGUAGES) {
      expect(problemText(problem('future/thing'), language)).toBe('future/thing');
      expect(problemText(problem('toString'), language)).toBe('toString');
      expect(problemText(problem('turn/incomplete'), language)).toBe('turn/incomplete');
      expect(problemText(problem('turn/incomplete', { boards: 3 }), language)).toBe('turn/incomplete');
      expect(problemText(problem('board/no_branch', { bord: 3 }), language)).toBe('board/no_branch');
    }
  });

  it('parameters of any shape never throw', () => {
    const values: unknown[] = [undefined, null, '', 'x', 0, -1, NaN, [], {}, [null]];
    for (const code of CODES)
      for (const value of values)
        for (const name of [...Object.keys(SAMPLES[code]), 'other'])
          expect(() => both(problem(code, { ...SAMPLES[code], [name]: value }))).not.toThrow();
    expect(both({ ...problem('game/over'), params: null as unknown as Record<string, unknown> })).toHaveLength(2);
  });
});

describe('what the turn line takes', () => {
  it('is told with the words of the language, and those that every record has', () => {
    const problem = { code: 'notation/unknown_item', params: {}, rule: null, item: 'Кe1' };
    expect(problemText(problem, 'ru')).toMatch(/2:Кf3.* ветвь \(branch\), пас \(pass\), отбор \(select\)/);
  });

  it.each([
    ['branch 1>2 3+7', 'ветвь 1>2 3+7 (branch 1>2 3+7).'],
    ['2:Nf3', '2:Кf3 (2:Nf3).'],
    ['@veto white', 'так: @veto white.'],
  ])('is written as the language writes it: %s', (form, told) => {
    const problem = { code: 'notation/bad_item', params: { form }, rule: null, item: form };
    expect(problemText(problem, 'ru')).toContain(told);
    expect(problemText(problem, 'en')).toContain(`like ${form}.`);
  });
});

describe('texts of scores and ledger', () => {
  it('B13 half-points are shown with ½', () => {
    expect([0, 1, 2, 7, 20, -1, -7].map(formatHalves)).toEqual(['0', '½', '1', '3½', '10', '−½', '−3½']);
  });

  it.each(END_KINDS)('B19 the ledger kind %s has a word in every language', (kind) => {
    expect(kindText(kind, 'en')).toMatch(/^[a-z0-9][a-z0-9 ]+$/);
    expect(kindText(kind, 'ru')).toMatch(/[а-яё]{3}/);
  });

  it.each(Object.keys(swedish.ends))('S8, S9 the end %s has a word in every language', (reason) => {
    expect(kindText(reason, 'en')).toMatch(/^[a-z ]+$/);
    expect(kindText(reason, 'ru')).toMatch(/[а-яё]{3}/);
  });

  it('a ledger kind of another game is shown as it is', () => {
    expect(kindText('drop-mate', 'ru')).toBe('drop-mate');
    expect(kindText('valueOf', 'en')).toBe('valueOf');
  });
});

describe('facts that can be undone', () => {
  it('are told in the words of their game', () => {
    expect(factText('business', 'flag', 'white', 'en')).toBe('the flag of White');
    expect(factText('swedish', 'flag', 'A white', 'en')).toBe('the flag of White, board A');
    expect(factText('swedish', 'position', 'B', 'ru')).toBe('правку позиции на доске B');
    expect(factText('business', 'position', '2', 'ru')).toBe('правку позиции на доске 2');
  });

  it('of a game or a kind nobody knows stand as they are', () => {
    expect(factText('business', 'amendment', '12.', 'ru')).toBe('исправление хода 12.');
    expect(factText('plain-chess', 'flag', 'white', 'en')).toBe('white');
    expect(factText('valueOf', 'flag', 'white', 'en')).toBe('white');
    expect(factText(null, 'flag', 'white', 'en')).toBe('white');
    expect(factText('swedish', 'castle', 'A', 'en')).toBe('A');
  });
});
