import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Chess } from 'chess.js';
import { business } from '../../../bundles/chess-match/src/games/business';
import { foldChronicle } from '../../../bundles/chess-match/src/games/common/chronicle';
import { foldHistory } from '../../../bundles/chess-match/src/games/common/history';
import { PROJECT_FOLDER } from '../../lib/project';

/** A game, as the positions that stood in it. */
export interface Positions {
  readonly name: string;
  readonly positions: readonly string[];
}

/** The demonstration of Business Chess: every line of it after every turn. */
export const demonstration = (): Positions => {
  const record = business.records.read(
    readFileSync(join(PROJECT_FOLDER, 'bundles/chess-match/fixtures', business.records.demonstration)),
  );
  if (!record.ok) throw new Error(record.error.problem.code);
  const { settings, events } = record.value;
  const initial = business.initial({ settings });
  if (!initial.ok) throw new Error(initial.error.code);
  const history = foldHistory(
    business,
    initial.value,
    events.map((event, index) => ({ seq: index + 1, event })),
  );
  const { moments } = foldChronicle(business, history, null);
  const positions = new Set(moments.flatMap(({ atStake = [] }) => atStake.map(({ position }) => position)));
  return { name: business.records.demonstration, positions: [...positions] };
};

/** The first games of a PGN file, as people played them. */
export const gamesIn = (path: string, most: number): readonly Positions[] =>
  readFileSync(path, 'utf8')
    .split(/\n\n(?=\[Event )/)
    .slice(0, most)
    .map((text, index) => {
      const game = new Chess();
      game.loadPgn(text);
      const positions = new Set(game.history({ verbose: true }).map(({ before }) => before));
      return { name: `${index + 1}`, positions: [...positions] };
    });
