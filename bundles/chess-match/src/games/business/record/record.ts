import { newTag, type RecordFile } from './recordFile';
import { writeRecord } from './writeRecord';
import { DEFAULT_SETTINGS, SETTING_NAMES } from '../rules/settings';
import type { State } from '../rules/state';

export interface RecordNames {
  readonly event: string;
  readonly white: string;
  readonly black: string;
}

/** The game so far as a record file: the settings that differ from the defaults, rating and boards always. */
export const recordFile = (state: State, names: RecordNames): RecordFile => {
  const written = SETTING_NAMES.filter(
    (name) => name === 'gameRating' || name === 'boards' || state.settings[name] !== DEFAULT_SETTINGS[name],
  );
  return {
    tags: [
      newTag('Event', names.event),
      newTag('White', names.white),
      newTag('Black', names.black),
      ...written.map((name) => newTag(`${name.charAt(0).toUpperCase()}${name.slice(1)}`, String(state.settings[name]))),
    ],
    lines: state.record,
  };
};

export const record = (state: State, names: RecordNames): string => writeRecord(recordFile(state, names));
