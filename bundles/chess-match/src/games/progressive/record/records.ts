import type { Records } from '../../common/records';
import { duelRecords } from '../../duel/record/records';
import { whoPlayed } from '../../duel/record/whoPlayed';
import { DEFAULT_SETTINGS } from '../rules/settings';
import type { State } from '../rules/state';
import { seriesLine } from '../rules/undoLabel';
import { readPpgn } from './readPpgn';
import { recordOf } from './recordOf';
import { RECORD_RULES } from './recordRules';
import { replayJson } from './replayJson';
import { sheetsOf } from './sheets';
import { writePpgn } from './writePpgn';

/** Records of chess in series (rules/notation.md). */
export const records: Records<State> = duelRecords({
  extension: 'ppgn',
  mediaType: 'application/x-ppgn',
  demonstration: 'progressive/italian.ppgn',
  rules: RECORD_RULES,
  defaults: DEFAULT_SETTINGS,
  write: (state, names, played) => writePpgn(recordOf(state, whoPlayed(names, played))),
  read: readPpgn,
  turnOf: (event) => (event.type === 'turnPlayed' ? { line: seriesLine(event), atMs: event.atMs } : null),
  replayJson,
  sheets: sheetsOf,
});
