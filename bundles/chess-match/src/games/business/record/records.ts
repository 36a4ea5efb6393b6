import { printTurnLine } from './turnLine';
import { readRecord } from './readRecord';
import type { RecordFile } from './recordFile';
import { begunAtMs } from '../../common/recordDate';
import type { RecordedGame, Records } from '../../common/records';
import { err, ok } from '../../common/result';
import { playRecord } from './playRecord';
import { record } from './record';
import { replayJson } from './replayJson';
import { DEFAULT_SETTINGS, SETTING_NAMES } from '../rules/settings';
import type { State } from '../rules/state';

const tagOf = ({ tags }: RecordFile, name: string): string => tags.find((tag) => tag.name === name)?.value ?? '';

/** The turns of a record, each as one line, in order. */
const turnsOf = ({ lines }: RecordFile): RecordedGame['turns'] =>
  lines.flatMap((line) =>
    line.kind === 'turn' ? [{ line: printTurnLine(line.items.map(({ item }) => item)), afterMs: null }] : [],
  );

const settingsOf = ({ settings }: State): RecordedGame['settings'] =>
  Object.fromEntries(
    SETTING_NAMES.flatMap((name) => (settings[name] === DEFAULT_SETTINGS[name] ? [] : [[name, settings[name]]])),
  );

/** Records of Business Chess (rules/notation.md). */
export const records: Records<State> = {
  extension: 'bcr',
  mediaType: 'text/plain',
  demonstration: 'scheme4.bcr',
  write: record,
  read: (bytes) => {
    const file = readRecord(bytes);
    if (!file.ok) return err({ line: file.error.line, problem: file.error.error });
    const played = playRecord(file.value);
    if (!played.ok) return played;
    const { initial, states, events } = played.value;
    return ok({
      event: tagOf(file.value, 'Event'),
      white: tagOf(file.value, 'White'),
      black: tagOf(file.value, 'Black'),
      begunAtMs: begunAtMs(file.value.tags),
      // It is a match of teams.
      players: [],
      settings: settingsOf(initial),
      turns: turnsOf(file.value),
      // Resignations and agreed draws are items of turns.
      ended: [],
      events,
      end: states.at(-1) ?? initial,
      states: [initial, ...states].map(replayJson),
    });
  },
};
