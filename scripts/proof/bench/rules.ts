import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord } from '../../../bundles/chess-match/src/games/business/record/readRecord';
import { printTurnLine } from '../../../bundles/chess-match/src/games/business/record/turnLine';
import { business, playRecord } from '../../../bundles/chess-match/src/games/business';
import { median, percentile, type Row } from './figures';

const ROUNDS = 300;

/** The demonstration game's 19th turn of White: five boards to move, 36 turns behind it. */
const FIVE_BOARD_PLY = 36;

/** Time of deciding and folding a turn on five boards, as a command does it. */
export const benchRules = (root: string): Row[] => {
  const file = readRecord(readFileSync(join(root, 'bundles/chess-match/fixtures/scheme4.bcr')));
  if (!file.ok) throw new Error('the fixture cannot be read');
  const played = playRecord(file.value);
  if (!played.ok) throw new Error('the fixture cannot be played');
  const before = played.value.states[FIVE_BOARD_PLY - 1];
  const turn = played.value.states[FIVE_BOARD_PLY]?.record.at(-1);
  if (before === undefined || turn?.kind !== 'turn') throw new Error('the fixture is too short');
  const line = printTurnLine(turn.items.map(({ item }) => item));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    const events = business.decide(before, { type: 'commitTurn', line }, 0);
    if (!events.ok) throw new Error(events.error.code);
    events.value.reduce(business.evolve, before);
    times.push(performance.now() - startedAt);
  }
  return [
    { what: 'rules: commit of a five-board turn, median', value: median(times), unit: 'ms', limit: 0.5 },
    { what: 'rules: commit of a five-board turn, p99', value: percentile(times, 99), unit: 'ms', limit: null },
  ];
};
