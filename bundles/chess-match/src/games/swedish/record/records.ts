import { begunAtMs } from '../../common/recordDate';
import type { RecordedEnd, RecordedGame, Records } from '../../common/records';
import { decodeUtf8 } from '../../../encoding/utf8';
import { err, ok } from '../../common/result';
import type { BpgnFile } from './bpgn/file';
import { playBpgn } from './bpgn/playBpgn';
import { asProblem } from './bpgn/playProblem';
import { readBpgn } from './bpgn/readBpgn';
import { recordOf } from './bpgn/record';
import { writeBpgn } from './bpgn/writeBpgn';
import type { Event } from '../rules/events';
import { TEAMS } from '../rules/seats';
import { replayJson } from './replayJson';
import { sheetsOf } from './sheets';
import { DEFAULT_SETTINGS, SETTING_NAMES } from '../rules/settings';
import type { State } from '../rules/state';
import { playersIn, teamIn, whoPlayed } from './whoPlayed';

const tagOf = ({ tags }: BpgnFile, name: string): string => tags.find((tag) => tag.name === name)?.value ?? '';

const turnsOf = (events: readonly Event[]): RecordedGame['turns'] =>
  events.flatMap((event) =>
    event.type === 'movePlayed' ? [{ line: `${event.board}:${event.san}`, afterMs: event.atMs }] : [],
  );

const settingsOf = ({ settings }: State): RecordedGame['settings'] =>
  Object.fromEntries(
    SETTING_NAMES.flatMap((name) => (settings[name] === DEFAULT_SETTINGS[name] ? [] : [[name, settings[name]]])),
  );

/** A draw was offered by one team and taken by the other; a flag that fell is no word of theirs. */
const endIn = (event: Event): readonly RecordedEnd[] => {
  switch (event.type) {
    case 'resigned':
      return [{ type: 'resign', team: event.team }];
    case 'drawAgreed':
      return TEAMS.map((team) => ({ type: 'offerDraw', team }));
    default:
      return [];
  }
};

/** Records of Swedish chess: BPGN, read in the three dialects in use and written in the last of them. */
export const records: Records<State> = {
  extension: 'bpgn',
  mediaType: 'application/x-bpgn',
  demonstration: 'swedish/1934587.bpgn',
  write: (state, teams, played) => {
    const { names, more } = whoPlayed(teams, played);
    return writeBpgn(recordOf(state, names, more));
  },
  sheets: sheetsOf,
  read: (bytes) => {
    const text = decodeUtf8(bytes);
    if (text === null) return err({ line: 1, problem: { code: 'bpgn/not_utf8', params: {}, rule: null, item: null } });
    const read = readBpgn(text);
    if (!read.ok) return err({ line: read.error.line, problem: asProblem(read.error) });
    const played = playBpgn(read.value, 0);
    if (!played.ok)
      return err({ line: played.error.line, problem: { ...played.error.problem, item: played.error.token } });
    const { initial, events, states, state } = played.value;
    return ok({
      event: tagOf(read.value, 'Event'),
      white: teamIn(read.value.tags, 'white'),
      black: teamIn(read.value.tags, 'black'),
      begunAtMs: begunAtMs(read.value.tags),
      players: playersIn(read.value.tags),
      settings: settingsOf(initial),
      turns: turnsOf(events),
      ended: events.flatMap(endIn),
      events,
      end: state,
      states: [initial, ...states].map(replayJson),
    });
  },
};
