import { readFileSync } from 'node:fs';
import { readRecord } from '../../../bundles/chess-match/src/games/business/record/readRecord';
import { printTurnLine } from '../../../bundles/chess-match/src/games/business/record/turnLine';

/** The turn lines of a record. @throws when it cannot be read */
export const demonstrationLines = (path: string): string[] => {
  const file = readRecord(readFileSync(path));
  if (!file.ok) throw new Error(`${path} cannot be read`);
  return file.value.lines.flatMap((line) =>
    line.kind === 'turn' ? [printTurnLine(line.items.map(({ item }) => item))] : [],
  );
};
