import type { RescueView } from '@schemas/rescue';
import type { FoundMatch, RescueCopy } from '../model/ways';

/** Teams of the match of these views. */
export const MATCH = 'Reds — Blues';

export const foundMatch = (given: Partial<FoundMatch>): FoundMatch => ({
  matchId: 'm1',
  event: 'Night',
  white: 'Reds',
  black: 'Blues',
  isOpen: true,
  turns: 0,
  entries: 0,
  damagedAt: null,
  lastTurn: '',
  ...given,
});

export const copyOf = (given: Partial<RescueCopy>): RescueCopy => ({
  file: 'copy.sqlite3',
  kind: 'nightly',
  atMs: 1_000,
  bytes: 100_000,
  matches: 1,
  entries: 10,
  readable: true,
  turns: 0,
  match: MATCH,
  matchId: 'm1',
  version: 0,
  commits: 0,
  ...given,
});

/** A view of a journal that cannot be opened whole. */
export const rescueView = (given: Partial<RescueView>): RescueView => ({
  active: true,
  findings: [],
  confirmed: null,
  found: null,
  copies: [],
  supervised: false,
  ...given,
});
