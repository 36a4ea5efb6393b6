import { decodeUtf8 } from '../../../encoding/utf8';
import { begunAtMs } from '../../common/recordDate';
import type { RecordedGame, Records } from '../../common/records';
import { err, ok } from '../../common/result';
import { playersIn, tagValue, teamIn, whoPlayed } from '../../duel/record/whoPlayed';
import { DEFAULT_SETTINGS, SETTING_NAMES } from '../rules/settings';
import type { State } from '../rules/state';
import { wrong } from './errors';
import { playRecord, type PlayedRecord } from './playRecord';
import { asProblem } from './problems';
import { readBlr } from './readBlr';
import { recordOf } from './recordOf';
import { replayJson } from './replayJson';
import { writeBlr } from './writeBlr';

const turnsOf = ({ events }: PlayedRecord): RecordedGame['turns'] => {
  const isTimed = events.some(({ type }) => type === 'clockStarted');
  return events.flatMap((event) =>
    event.type === 'turnPlayed' ? [{ line: event.text, afterMs: isTimed ? event.atMs : null }] : [],
  );
};

const settingsOf = ({ settings }: State): RecordedGame['settings'] =>
  Object.fromEntries(
    SETTING_NAMES.flatMap((name) => (settings[name] === DEFAULT_SETTINGS[name] ? [] : [[name, settings[name]]])),
  );

/** Records of Belarusian chess (rules/notation.md). */
export const records: Records<State> = {
  extension: 'blr',
  mediaType: 'application/x-blr',
  demonstration: 'belarusian/throne.blr',
  write: (state, names, played) => writeBlr(recordOf(state, whoPlayed(names, played))),
  read: (bytes) => {
    const text = decodeUtf8(bytes);
    if (text === null) return err({ line: 1, problem: asProblem(wrong('not_utf8', {}, { line: 1, text: '' })) });
    const file = readBlr(text);
    if (!file.ok) return err({ line: file.error.line, problem: asProblem(file.error) });
    const played = playRecord(file.value);
    if (!played.ok) return played;
    const { tags } = file.value;
    const { initial, states, events } = played.value;
    return ok({
      event: tagValue(tags, 'Event'),
      white: teamIn(tags, 'white'),
      black: teamIn(tags, 'black'),
      begunAtMs: begunAtMs(tags),
      players: playersIn(tags),
      settings: settingsOf(initial),
      turns: turnsOf(played.value),
      events,
      end: states.at(-1) ?? initial,
      states: [initial, ...states].map(replayJson),
    });
  },
};
