import type { Records } from '../../common/records';
import { duelRecords } from '../../duel/record/records';
import { whoPlayed } from '../../duel/record/whoPlayed';
import { DEFAULT_SETTINGS } from '../rules/settings';
import type { State } from '../rules/state';
import { readBlr } from './readBlr';
import { recordOf } from './recordOf';
import { RECORD_RULES } from './recordRules';
import { replayJson } from './replayJson';
import { sheetsOf } from './sheets';
import { writeBlr } from './writeBlr';

/** Records of Belarusian chess (rules/notation.md). */
export const records: Records<State> = duelRecords({
  extension: 'blr',
  mediaType: 'application/x-blr',
  demonstration: 'belarusian/throne.blr',
  rules: RECORD_RULES,
  defaults: DEFAULT_SETTINGS,
  write: (state, names, played) => writeBlr(recordOf(state, whoPlayed(names, played))),
  read: readBlr,
  turnOf: (event) => (event.type === 'turnPlayed' ? { line: event.text, atMs: event.atMs } : null),
  replayJson,
  sheets: sheetsOf,
});
