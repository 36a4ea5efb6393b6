import { decodeUtf8 } from '../../../encoding/utf8';
import { begunAtMs } from '../../common/recordDate';
import type { RecordedGame, Records } from '../../common/records';
import { err, ok } from '../../common/result';
import { DEFAULT_SETTINGS, SETTING_NAMES } from '../rules/settings';
import type { State } from '../rules/state';
import { seriesLine } from '../rules/undoLabel';
import { wrong } from './errors';
import { playRecord, type PlayedRecord } from './playRecord';
import { asProblem } from './problems';
import { readPpgn } from './readPpgn';
import { recordOf } from './recordOf';
import { replayJson } from './replayJson';
import { playersIn, tagValue, teamIn, whoPlayed } from '../../duel/record/whoPlayed';
import { writePpgn } from './writePpgn';

const turnsOf = ({ events }: PlayedRecord): RecordedGame['turns'] => {
  const isTimed = events.some(({ type }) => type === 'clockStarted');
  return events.flatMap((event) =>
    event.type === 'turnPlayed' ? [{ line: seriesLine(event), afterMs: isTimed ? event.atMs : null }] : [],
  );
};

const settingsOf = ({ settings }: State): RecordedGame['settings'] =>
  Object.fromEntries(
    SETTING_NAMES.flatMap((name) => (settings[name] === DEFAULT_SETTINGS[name] ? [] : [[name, settings[name]]])),
  );

/** Records of chess in series (rules/notation.md). */
export const records: Records<State> = {
  extension: 'ppgn',
  mediaType: 'application/x-ppgn',
  demonstration: 'progressive/italian.ppgn',
  write: (state, names, played) => writePpgn(recordOf(state, whoPlayed(names, played))),
  read: (bytes) => {
    const text = decodeUtf8(bytes);
    if (text === null) return err({ line: 1, problem: asProblem(wrong('not_utf8', {}, { line: 1, text: '' })) });
    const file = readPpgn(text);
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
