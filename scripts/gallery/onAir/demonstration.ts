import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord } from '../../../bundles/chess-match/src/games/business/record/readRecord';
import { printTurnLine } from '../../../bundles/chess-match/src/games/business/record/turnLine';
import { PROJECT_FOLDER } from '../../lib/project';

const demonstration = (): readonly string[] => {
  const record = readRecord(readFileSync(join(PROJECT_FOLDER, 'bundles', 'chess-match', 'fixtures', 'scheme4.bcr')));
  if (!record.ok) throw new Error(record.error.error.code);
  return record.value.lines.flatMap((line) =>
    line.kind === 'turn' ? [printTurnLine(line.items.map(({ item }) => item))] : [],
  );
};

/** The turns of the demonstration, as an operator types them. */
export const TURNS = demonstration();
