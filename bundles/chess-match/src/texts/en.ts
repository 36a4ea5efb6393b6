import { joined } from '../games/common/texts';
import { GAME_ENDS, GAME_PROBLEMS } from '../games/words';
import type { Texts } from './params';

const seconds = (ms: number): string =>
  `${new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(ms / 1000)} s`;

const ROLE: Texts['roles'] = {
  operator: 'Operator',
  director: 'Director',
  arbiter: 'Arbiter',
  commentator: 'Commentator',
  roster: 'Roster',
  setup: 'Set-up',
  health: 'Health',
  viewer: 'Viewer',
  captain: 'Captain',
};

/** A JSON pointer before what is wrong there. */
const pointed = (where: string): string => `At ${where || '/'}: `;

const CONFIG_FILE = 'cfg/chess-match.json';

export const en: Texts = {
  problems: {
    'settings/not_offered': ({ setting, value, allowed }) =>
      `Setting ${setting}: "${value}" cannot be shown. Allowed: ${allowed}.`,
    ...GAME_PROBLEMS.en,

    'command/malformed': ({ where, what }) => `The command is malformed at ${where || '/'}: ${what}. Reload the page.`,
    'command/forbidden': ({ type, role, allowed }) =>
      `A page of the role "${ROLE[role]}" may not do this (${type}). Allowed: ${joined(
        allowed.map((other) => ROLE[other].toLowerCase()),
        'or',
      )}.`,
    'command/expired': ({ ageMs, limitMs }) =>
      `Arrived too late (${seconds(ageMs)}, limit ${seconds(limitMs)}) and was not carried out. Do it again.`,
    'command/ahead': ({ aheadMs }) =>
      `The time of this page was wrong (${seconds(aheadMs)} ahead of the server's), so nothing was done. The page has set itself right: do it again.`,
    'command/not_here': ({ type, game }) => `The game ${game} does not know this command (${type}).`,
    'server/stopping': () => 'The server is stopping: nothing was changed. Do it again when it is back.',
    'command/failed': ({ reason }) => `Internal error, nothing was changed: ${reason}. See the server's log.`,
    'match/stale': () => 'The match has changed meanwhile and nothing was done. Look at the boards and do it again.',
    'draft/stale': () =>
      'The draft was changed on another page meanwhile, or the turn is another one. Look at the line and enter it again.',
    'draft/no_turn': () => 'Nobody is to move: there is no turn to prepare.',
    'match/no_thread': ({ thread }) => `The open match has no board ${thread}, or needs to be told which.`,
    'match/none_open': () => 'No match is open. Open one or start a new game.',
    'match/unknown': ({ matchId }) => `There is no match ${matchId}. Choose one from the list.`,
    'match/not_over': ({ matchId }) => `The first game (${matchId}) is not over: no return game yet.`,
    'match/clock_running': ({ white, black }) =>
      `"${white} — ${black}" is being played and its clock runs: nothing takes its place until that is confirmed.`,
    'match/in_play': ({ white, black }) =>
      `"${white} — ${black}" is in the middle of the game, its clock stopped: nothing new takes its place until that is confirmed.`,
    'match/archived': () => 'This match is put away. Take it out of the archive first.',
    'match/is_open': () => 'The open match cannot be put away. Open another one first.',
    'simulator/no_rehearsal': () => 'The simulator plays rehearsals only. Open a rehearsal first.',
    'simulator/not_started': () => 'The simulator is not running. Start it first.',
    'demonstration/none': ({ game, known }) =>
      `There is no demonstration of "${game}". There are demonstrations of: ${known.join(', ')}.`,
    'simulator/no_source': ({ game }) => `The simulator cannot play the game ${game} this way. Choose another source.`,
    'live/not_set_up': () =>
      'No round of lichess is set up, or its token is missing (docs/live-pgn.md). Nothing was pushed.',
    'live/nothing': () => 'No game is due to be pushed yet: none is followed, or the delay is not over.',
    'engine/not_here': () =>
      'No engine judges positions here: none is named in the settings, or the open game is not judged.',
    'engine/no_position': ({ position }) =>
      `No position of this game can be “${position}”. Check the pieces and whose move it is.`,
    'import/too_large': ({ limitMb }) => `The file is larger than ${limitMb} MB. A match file is much smaller.`,
    'import/too_many_games': ({ games, limit }) =>
      `The file holds ${games} games; at most ${limit} can be imported at once.`,
    'import/too_many_entries': ({ game, entries, limit }) =>
      `Game ${game} of the file has ${entries} entries; at most ${limit} can be imported.`,
    'import/too_deep': ({ limit }) =>
      `This is no match file: its parts lie more than ${limit} levels deep in each other.`,
    'import/busy': () => 'Other files are being checked. Try again in a moment.',
    'import/too_slow': ({ limitSeconds }) =>
      `The file could not be checked within ${limitSeconds} seconds. Nothing was imported.`,
    'import/too_heavy': ({ limitMb }) =>
      `Checking the file takes more than ${limitMb} MB of memory. Nothing was imported.`,
    'import/cancelled': () => 'The import was cancelled. Nothing was imported.',
    'import/failed': ({ reason }) => `The check of the file broke off: ${reason}. Nothing was imported.`,
    'import/not_json': ({ reason }) =>
      `This is no match file: it is not JSON (${reason}). Choose the file that was exported.`,
    'import/broken_json': ({ line, column }) =>
      `This is no match file: what stands at line ${line}, column ${column} is not JSON. Choose the file that was exported, as it was exported.`,
    'import/bad_file': ({ where, what }) => `This is no match file. ${pointed(where)}${what}.`,
    'import/newer': ({ found, known }) =>
      `The file was written by a newer program (format ${found}, known up to ${known}). Update this server first.`,
    'import/damaged': () => 'The file is damaged or was edited: its checksum does not fit. Export it again.',
    'import/no_record': ({ extension }) => `No game of this server writes its records as .${extension}.`,
    'import/unknown_game': ({ game }) => `This server does not know the game ${game}.`,
    'import/unplayable': ({ where, reason }) => `${pointed(where)}the match cannot be played through: ${reason}.`,
    'import/unknown_kind': ({ where, kind }) =>
      `${pointed(where)}this program knows no entries of the kind "${kind}". Update this server first, or export the file again.`,
    'import/out_of_place': ({ where }) =>
      `${pointed(where)}what is told there does not follow from what was before. The file is damaged or was edited: export it again.`,
    'venue/no_device': () => 'There is no such device any more: it was shut out. Issue a new code for it.',
    'venue/no_code': () => 'This code has been used, dropped, or has run out.',
    'mark/gone': () => 'There is no such mark in the open match. Look at the list as it is now.',
    'mark/too_many': ({ most }) => `There are ${most} marks in this match already, and no more are kept.`,
    'venue/not_connected': () => 'The device is not connected now.',
    'venue/out_of_play': () =>
      'The arbiter has taken this screen out of play: turns are entered by him or the operator.',
    'venue/operator_enters': () => 'The operator enters the turns: the hall is set up so.',
    'venue/captains_enter': () => 'The captains enter the turns: the hall is set up so. The arbiter can change it.',
    'venue/not_yours': () => 'That is for the other team, or the captain of the other board, to decide.',
    'venue/not_your_turn': () => 'It was the opponent’s turn by then: nothing was done.',
    'venue/clock_stands': () => 'Your clock stands: it can be pressed only while it runs.',
    'venue/board_prepares': () =>
      'A wooden board only prepares a turn: everything else is done at the captain’s screen.',
    'venue/no_board_there': () =>
      'A wooden board is a captain’s board (then with its number), a work table, or a board at which both play. Choose again.',
    'tables/no_board': ({ board }) => `There is no board ${board} in this match.`,
    'tables/no_position': ({ board }) => `Nobody plays on board ${board} now: there is nothing to begin from.`,
    'tables/illegal': ({ san }) => `That cannot be played: ${san}. The position may have changed: look at the board.`,
    'tables/gone': () => 'This variation is not there any more: it was taken away.',
    'tables/full': ({ most }) => `The table holds ${most} moves already. Take away variations or earlier studies.`,
    'tables/many_studies': ({ most }) => `The table holds ${most} studies already. Take one away.`,
    'tables/name_taken': ({ name }) =>
      `Something at this table is called “${name}” already. Choose another name, so that both can be told apart.`,
    'tables/bad_position': () =>
      'This position cannot be played from: it needs one king each, and the side that is not to move must not be in check.',
    'tables/no_set_up': () => 'In this game positions are not set up by hand.',
    'tables/nothing_tried': () => 'There is no move for the draft: nothing was tried after the position on the board.',
    'tables/played_on': ({ board }) =>
      `Board ${board} has another position by now: the variation does not fit into the draft.`,
    'tables/game_on': () => 'The game goes on: what the tables tried is given out after it.',
    'backup/unknown': ({ file }) => `There is no backup ${file}. Choose one from the list.`,
    'backup/unreadable': ({ file, reason }) => `The backup ${file} cannot be read (${reason}). Choose another one.`,
    'backup/newer': ({ file, found, known }) =>
      `The backup ${file} was written by a newer program (version ${found}, known up to ${known}).`,
    'rescue/active': () =>
      'The journal is not whole: nothing is accepted before a way out is chosen on the Rescue page.',
    'rescue/not_needed': () => 'The journal is whole: there is nothing to rescue.',
    'rescue/way_closed': ({ way, reason }) => `This way out (${way}) is closed: ${reason}.`,
    'match/damaged': ({ match, entry }) =>
      `The match ${match} cannot be read from its entry ${entry} on. The Rescue page has the ways out.`,
    'journal/write_failed': ({ reason }) => `Not saved, so not done: ${reason}. Check the disk and do it again.`,
    'reason/missing': () => 'Write the reason: it goes into the protocol.',
    'preview/not_possible': ({ type }) => `This cannot be tried out beforehand (${type}).`,
    'incident/empty': () => 'Write what happened.',
    'incident/unknown': ({ seq }) => `There is no incident ${seq} to strike out, or it is struck out already.`,
    'takeback/too_many': ({ turns, played }) =>
      played === 0
        ? 'No turn has been made: nothing to take back.'
        : `Only ${played} turns have been made, not ${turns}.`,
    'amend/no_change': () => 'Nothing to correct: the turns are what they were.',
    'amend/no_such_turn': ({ turn, played }) => `There is no turn number ${turn}: ${played} were made.`,
    'amend/clock_running': () => 'Stop the clock first: the past is corrected while the clocks stand.',
    'undo/nothing': () => 'Nothing to undo.',
    'redo/nothing': () => 'Nothing to redo.',

    'obs/not_configured': () => `OBS is not configured. Its address belongs in ${CONFIG_FILE}.`,
    'obs/not_connected': ({ address }) => `No connection to OBS at ${address}. Start OBS and its WebSocket server.`,
    'obs/wrong_password': ({ address }) =>
      `OBS at ${address} refuses the password. Correct it in OBS and press a scene button, or set OBS_PASSWORD and restart.`,
    'obs/no_such_scene': ({ scene }) =>
      `OBS has no scene "${scene}". Set up the scenes from the director's page, or rename yours back.`,
    'obs/no_studio_mode': () => 'OBS is not in studio mode: there is no preview. Switch studio mode on.',
    'obs/no_plan': () => 'This plan is out of date. Look at a new one and apply that.',
    'obs/other_team': () =>
      `This OBS is that of the team with the other colour now. Exchange whiteAddress and blackAddress in ${CONFIG_FILE}, start again; see Set-up, Hall, Keys of OBS.`,
    'obs/unclear_team': () =>
      `Nobody can tell which team's viewers this OBS serves. Look at its address in ${CONFIG_FILE} and say that it is right: Set-up, Hall, Keys of OBS.`,
    'obs/no_chapters': ({ version }) =>
      `OBS ${version} cannot set chapters: it needs 30.2 or newer and the recording format Hybrid MP4.`,
    'obs/not_recording': () => 'OBS is not recording.',
    'obs/no_replay': () => 'The replay buffer is off. Switch it on in OBS: Settings, Output, Replay Buffer.',
    'obs/no_answer': ({ request, timeoutMs }) =>
      `OBS did not answer ${request} within ${seconds(timeoutMs)}. Look whether OBS hangs.`,
    'obs/refused': ({ request, code, comment }) => `OBS refused ${request} (code ${code}). ${comment}`.trimEnd(),

    'sound/no_microphone': ({ id }) => `"${id}" has no microphone. Give them one in the list of people.`,
    'sound/no_team_microphones': ({ side }) =>
      `Nobody of ${side === 'white' ? 'White' : 'Black'} has a microphone. Give them one in the list of people.`,
    'sound/no_such_input': ({ input }) =>
      `OBS has no audio input "${input}". Create it in OBS or correct the name in the list of people.`,

    'show/bad_content': ({ where, what }) => `${pointed(where)}${what}.`,
    'show/taken_meanwhile': () => 'Somebody was quicker: this graphic has changed on air. Look and take again.',
    'show/cued_by_director': () =>
      'The director has prepared this board himself. Your proposal goes through as soon as he takes or drops it.',
    'show/nothing_cued': () => 'Nothing is cued for this graphic.',
    'show/not_on_air': () => 'It is not on air: there is nothing to hold or to move.',
    'show/nothing_on_air': () => 'Nothing is on air: there is nothing to clear.',
    'show/nothing_to_undo': () => 'No take to take back.',
    'show/cue_changed': () => 'Somebody has cued something else here meanwhile. Look at the preview and take again.',
    'show/in_transition': () => 'The graphic is still moving from the take before. Take again in a moment.',
    'show/nothing_prepared': () => 'Nothing is cued: there is nothing to take.',
    'show/nothing_to_redo': () => 'No change on air to do again.',
    'show/nothing_to_restore': () => 'What was cleared is on air again: there is nothing to restore.',
    'show/stale': () => 'What is on air has changed meanwhile. Look at it, then press again.',
    'rundown/other_item': () =>
      'Somebody has cued another item of the rundown meanwhile. Look at the preview and take again.',
    'show/unknown_preset': ({ preset }) => `This game has no picture “${preset}”.`,
    'rundown/unknown_item': () => 'This item is no longer in the rundown.',
    'rundown/duplicate_item': ({ item }) => `The rundown holds the item "${item}" twice.`,
    'rundown/bad_value': ({ where, what }) => `${pointed(where)}${what}.`,
    'rundown/changed': () => 'Somebody has edited the rundown meanwhile. Look at it and make your edit again.',
    'rundown/nothing_to_undo': () => 'No edit of the rundown to take back.',
    'rundown/nothing_to_redo': () => 'No edit of the rundown to do again.',
    'suggestion/gone': () => 'This suggestion no longer stands: it was answered, undone, or the match went on.',
    'suggestion/bad_modes': ({ where, what }) => `${pointed(where)}${what}.`,
    'show/other_show': () => 'The show changed at that moment (a rehearsal began or ended). Look and do it again.',
    'show/unknown_person': ({ id }) => `Nobody with the id "${id}" is entered. Choose a person from the list.`,
    'people/bad_value': ({ where, what }) => `${pointed(where)}${what}.`,
    'people/changed': () =>
      'Somebody else has saved this list meanwhile: nothing of theirs was overwritten. What you typed is still here; compare, then save again.',
    'people/duplicate_id': ({ id, where }) =>
      `${pointed(where)}the id "${id}" is taken. Each person needs one of their own.`,
    'people/alike_colours': () =>
      'The teams’ colours are too alike: viewers would mix them up. Give one a warm colour (red, wine), the other a cold one (blue, violet, petrol) or none.',
    'speaking/unknown_person': ({ id }) => `Nobody with the id "${id}" is entered: no microphone tag for them.`,

    'client/offline': () => 'No connection to the server. Nothing was sent.',
    'client/no_answer': () =>
      'The server did not answer: it is not known whether this was done. See what this page shows by then before you repeat it.',
  },
  roles: ROLE,
  amendment: (turn) => `the correction of turn ${turn}`,
  kinds: GAME_ENDS.en,
};
