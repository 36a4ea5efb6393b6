import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMate } from '../../../bundles/chess-match/src/games/progressive/mate/findMate';
import { begin } from '../../../bundles/chess-match/src/games/progressive/rules/game';
import { readStart } from '../../../bundles/chess-match/src/games/progressive/rules/fen';
import { kindOf } from '../../../bundles/chess-match/src/games/progressive/rules/variant';
import type { Row } from './figures';

/** A commentator waits no longer. */
const PATIENCE_S = 60;
/** Of series of so many moves a mate is promised in that time. */
const PROMISED = 6;

const ROW = /^(?<id>\d+),"(?<fen>[^"]+)","(?<solution>[^"]+)"$/;

/** How long it takes to find the known mates of progressive chess, on one core. */
export const benchMates = (root: string): Row[] => {
  const file = readFileSync(join(root, 'bundles/chess-match/src/games/progressive/testing/mates.csv'), 'utf8');
  return file.split('\n').flatMap((line) => {
    const { id, fen = '', solution = '' } = ROW.exec(line)?.groups ?? {};
    if (id === undefined) return [];
    const start = readStart(kindOf('italian'), fen);
    if (!start.ok) throw new Error(`${fen}: ${start.error.kind}`);
    const moves = solution.split(';').length;
    const startedAt = performance.now();
    let positions = 0;
    const { kind } = findMate(begin(kindOf('italian'), start.value), (looked) => {
      positions = looked;
      return performance.now() < startedAt + PATIENCE_S * 1000;
    });
    const seconds = (performance.now() - startedAt) / 1000;
    const what = `mate ${id}, ${moves} moves, ${kind}`;
    const limit = moves <= PROMISED ? PATIENCE_S : null;
    return [
      { what, value: seconds, unit: 's', limit },
      { what: `${what}: positions looked at`, value: positions, unit: '', limit: null },
    ];
  });
};
