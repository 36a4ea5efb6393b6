import { printTurnLine } from './turnLine';
import { readRecord } from './readRecord';
import type { RecordFile } from './recordFile';
import { begunAtMs } from '../../common/recordDate';
import type { RecordedGame, Records } from '../../common/records';
import { err, ok, type Result } from '../../common/result';
import { decodeUtf8 } from '../../../encoding/utf8';
import { liveTexts } from '../../pgn/live';
import { liveGames, writeSheets } from './pgn/branches';
import { writeTree } from './pgn/writeTree';
import { isSheets, isTree, readPgn, type Faults, type ReadPgn } from './pgn/readPgn';
import { playRecord } from './playRecord';
import { record } from './record';
import { replayJson } from './replayJson';
import { sheetsOf } from './sheets';
import { DEFAULT_SETTINGS, SETTING_NAMES } from '../rules/settings';
import type { State } from '../rules/state';

const PGN = 'application/x-chess-pgn';

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

const recordedGame = ({ file, played: { initial, states, events } }: ReadPgn): RecordedGame => ({
  event: tagOf(file, 'Event'),
  white: tagOf(file, 'White'),
  black: tagOf(file, 'Black'),
  begunAtMs: begunAtMs(file.tags),
  // It is a match of teams.
  players: [],
  settings: settingsOf(initial),
  turns: turnsOf(file),
  // Resignations and agreed draws are items of turns.
  ended: [],
  events,
  end: states.at(-1) ?? initial,
  states: [initial, ...states].map(replayJson),
});

/** A file in either written form: as lines of turns, or as PGN. */
const readAny = (bytes: Uint8Array): Result<ReadPgn, Faults> => {
  const text = decodeUtf8(bytes);
  if (text !== null && (isTree(text) || isSheets(text))) return readPgn(text);
  const file = readRecord(bytes);
  if (!file.ok) return err([{ line: file.error.line, problem: file.error.error }]);
  const played = playRecord(file.value);
  return played.ok ? ok({ file: file.value, played: played.value }) : err([played.error]);
};

/** Records of Business Chess (rules/notation.md). */
export const records: Records<State> = {
  extension: 'bcr',
  mediaType: 'text/plain',
  demonstration: 'scheme4.bcr',
  write: record,
  read: (bytes) => {
    const read = readAny(bytes);
    return read.ok ? ok(recordedGame(read.value)) : err(read.error[0]);
  },
  faults: (bytes) => {
    const read = readAny(bytes);
    return read.ok ? [] : read.error;
  },
  forms: {
    'tree.pgn': { mediaType: PGN, write: writeTree },
    'sheets.pgn': { mediaType: PGN, write: writeSheets },
  },
  sheets: sheetsOf,
  live: (state, names, played, place) => liveTexts(liveGames(state, names, played), place),
  isOwn: (extension, text) => extension === 'pgn' && (isTree(text) || isSheets(text)),
};
