import type { RecordFile } from '../notation/recordFile';
import { printTurnLine } from '../notation/turnLine';

/** The turns of a record, each as one line, in order. */
export const turnLines = ({ lines }: RecordFile): readonly string[] =>
  lines.flatMap((line) => (line.kind === 'turn' ? [printTurnLine(line.items.map(({ item }) => item))] : []));
