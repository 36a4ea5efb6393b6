import { decodeUtf8 } from '../../../encoding/utf8';
import { begunAtMs } from '../../common/recordDate';
import type { RecordedEnd, RecordedGame, Records } from '../../common/records';
import { err, ok } from '../../common/result';
import { recordFault, wrong } from '../../duel/record/faults';
import { tagValue } from '../../duel/record/whoPlayed';
import { SIDES } from '../../common/sides';
import { teamAt } from '../rules/colours';
import type { Event } from '../rules/events';
import { DEFAULT_SETTINGS, SETTING_NAMES } from '../rules/settings';
import type { State } from '../rules/state';
import { liveTexts } from '../../pgn/live';
import { liveGames } from './liveGames';
import { readPgn, writePgn } from './pgn';
import { playPgn, type PlayedPgn } from './playPgn';
import { faultsIn } from './faultsIn';
import { recordOf } from './recordOf';
import { replayJson } from './replayJson';
import { sheetsOf } from './sheets';
import { playersIn, teamIn } from './tags';
import { leagueOf } from '../../trf/league';
import { writeTrf } from '../../trf/writeTrf';
import { reportOf } from './trf';

const GAME = 'classical';

const turnsOf = ({ events }: PlayedPgn): RecordedGame['turns'] => {
  const isTimed = events.some(({ type }) => type === 'clockStarted');
  return events.flatMap((event) =>
    event.type === 'movePlayed' ? [{ line: `${event.board}:${event.san}`, afterMs: isTimed ? event.atMs : null }] : [],
  );
};

const settingsOf = ({ settings }: State): RecordedGame['settings'] =>
  Object.fromEntries(
    SETTING_NAMES.flatMap((name) => (settings[name] === DEFAULT_SETTINGS[name] ? [] : [[name, settings[name]]])),
  );

/** A draw was offered by one side and taken by the other; a flag that fell is no word of theirs. */
const endIn = ({ settings }: State, event: Event): readonly RecordedEnd[] => {
  switch (event.type) {
    case 'resigned': {
      const { board, side } = event;
      return [{ type: 'resignMatch', thread: String(board), team: teamAt(settings, board, side) }];
    }
    case 'drawAgreed':
      return SIDES.map((team) => ({ type: 'offerDraw', thread: String(event.board), team }));
    default:
      return [];
  }
};

/** A match on boards as one PGN file, which has a game for each board. */
export const records: Records<State> = {
  extension: 'pgn',
  mediaType: 'application/x-chess-pgn',
  demonstration: 'classical/match.pgn',
  write: (state, names, played) => writePgn(recordOf(state, names, played)),
  forms: {
    trf: {
      mediaType: 'text/plain',
      write: (state, names, played) => writeTrf(reportOf(state, names, played)),
    },
  },
  league: {
    extension: 'trf',
    mediaType: 'text/plain',
    write: (event, matches) =>
      writeTrf(
        leagueOf(
          event,
          matches.map(({ state, names, played }) => reportOf(state, names, played)),
        ),
      ),
  },
  faults: (bytes) => faultsIn(decodeUtf8(bytes) ?? ''),
  sheets: sheetsOf,
  live: (state, names, played, place) => liveTexts(liveGames(state, names, played), place),
  read: (bytes) => {
    const text = decodeUtf8(bytes);
    if (text === null) return err(recordFault(GAME, wrong('not_utf8', {}, { line: 1, text: '' })));
    const files = readPgn(text);
    if (!files.ok) return err(recordFault(GAME, files.error));
    const played = playPgn(files.value);
    if (!played.ok) return played;
    const games = files.value.map(({ tags }) => tags);
    const { initial, states, events } = played.value;
    return ok({
      event: tagValue(games[0] ?? [], 'Event'),
      white: teamIn(games, 'white'),
      black: teamIn(games, 'black'),
      begunAtMs: begunAtMs(games[0] ?? []),
      players: playersIn(games, initial.settings),
      settings: settingsOf(initial),
      turns: turnsOf(played.value),
      ended: events.flatMap((event) => endIn(initial, event)),
      events,
      end: states.at(-1) ?? initial,
      states: [initial, ...states].map(replayJson),
    });
  },
};
