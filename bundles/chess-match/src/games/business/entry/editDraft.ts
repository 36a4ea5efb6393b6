import { printItem } from './lineItems';
import { isKeyChange, settlesBranch, type ItemKind } from '../rules/turn/itemKinds';
import { branchingOf, joinItems, splitLine, type Branching, type Item } from './items';

type Drop = (item: Item) => boolean;

const without = (line: string, drop: Drop): string => joinItems(splitLine(line).filter((item) => !drop(item)));
/** The line with one more item. */
export const addItem = (line: string, text: string): string => (line === '' ? text : `${line} ${text}`);

/** Without the branching and what was drafted on the daughter's board. */
export const removeBranching = (line: string): string => {
  const daughter = branchingOf(line)?.daughter ?? null;
  return without(line, ({ kind, board }) => kind === 'branch' || (daughter !== null && board === daughter));
};

/** Without what a new key change takes the place of. */
export const withoutKeyChange = (line: string): string =>
  without(removeBranching(line), ({ kind }) => isKeyChange(kind));

/** @param index of the item among `splitLine(line)`; a branching takes the daughter's move along. */
export const removeItem = (line: string, index: number): string => {
  const items = splitLine(line);
  if (items[index]?.kind === 'branch') return removeBranching(line);
  return joinItems(items.filter((_, at) => at !== index));
};

/** The move in the place of what settled the branch before; at the end if nothing did. */
export const setMove = (line: string, board: number, san: string): string => {
  const text = printItem({ kind: 'move', board, san });
  const items = splitLine(line);
  const settles = (item: Item): boolean => item.board === board && settlesBranch(item.kind);
  const at = items.findIndex(settles);
  if (at === -1) return addItem(joinItems(items), text);
  return joinItems(items.flatMap((item, index) => (index === at ? [{ text }] : settles(item) ? [] : [item])));
};

export const removeMove = (line: string, board: number): string =>
  without(line, (item) => item.kind === 'move' && item.board === board);

/** Changes the split of the same branching in place; any other key change gives way. */
export const setBranching = (line: string, { mother, daughter, keep, give }: Branching): string => {
  const text = printItem({ kind: 'branch', board: mother, to: daughter, keep, give });
  const present = branchingOf(line);
  if (present?.mother !== mother || present.daughter !== daughter) return addItem(withoutKeyChange(line), text);
  return joinItems(splitLine(line).map((item) => (item.kind === 'branch' ? { text } : item)));
};

/** @param size chips a pass moves; written only where it is not one */
export const passItem = (from: number, to: number, size: number): string =>
  printItem({ kind: 'pass', board: from, to, chips: size === 1 ? null : size });

export const setPass = (line: string, from: number, to: number, size: number): string =>
  addItem(withoutKeyChange(line), passItem(from, to, size));

export interface Target {
  readonly board: number;
  readonly chips: number;
}

/** The branch given up and where its chips go; what else was drafted on it is dropped. */
export const setSelection = (line: string, board: number, targets: readonly Target[]): string => {
  const placed = targets.filter(({ chips }) => chips > 0);
  const rest = without(withoutKeyChange(line), (item) => item.board === board);
  return placed.length === 0 ? rest : addItem(rest, printItem({ kind: 'select', board, targets: placed }));
};

export const removePass = (line: string): string => without(line, ({ kind }) => kind === 'pass');

/** Where a selection puts chips; while its last target is being written, by those before it. */
const placedBy = ({ text, item }: Item): readonly Target[] => {
  if (item?.kind === 'select')
    return item.targets.flatMap(({ board, chips }) => (chips === null ? [] : [{ board, chips }]));
  const end = text.lastIndexOf(',');
  return end === -1 ? [] : splitLine(text.slice(0, end)).flatMap(placedBy);
};

/** The chips placed so far by the selection on the line; empty if there is none of this board. */
export const selectionOf = (line: string, board: number): readonly Target[] =>
  splitLine(line)
    .filter((item) => item.kind === 'select' && item.board === board)
    .slice(0, 1)
    .flatMap(placedBy);

export const hasItem = (line: string, kind: ItemKind, board: number): boolean =>
  splitLine(line).some((item) => item.kind === kind && item.board === board);

/** Puts `resign 4` and the like on the line, or takes it off. It takes the place of what settled the branch before. */
export const toggleItem = (line: string, kind: 'resign' | 'offer' | 'draw' | 'claim', board: number): string => {
  if (hasItem(line, kind, board)) return without(line, (item) => item.kind === kind && item.board === board);
  const replaces = (item: Item): boolean =>
    item.board === board &&
    (kind === 'offer'
      ? ['resign', 'draw', 'claim'].includes(item.kind)
      : settlesBranch(item.kind) || item.kind === 'offer');
  return addItem(without(line, replaces), printItem({ kind, board }));
};

/** One more chip of the branch given up to a board, as long as one is left of its `stake`. */
export const selectOneMore = (line: string, from: number, to: number, stake: number): string => {
  const placed = selectionOf(line, from);
  const rest = stake - placed.reduce((sum, { chips }) => sum + chips, 0);
  if (rest <= 0) return line;
  const here = placed.find(({ board }) => board === to)?.chips ?? 0;
  const others = placed.filter(({ board }) => board !== to);
  return setSelection(
    line,
    from,
    [...others, { board: to, chips: here + 1 }].sort((a, b) => a.board - b.board),
  );
};
