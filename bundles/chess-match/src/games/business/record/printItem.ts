import type { ChipsTo, TurnItem } from './turnItem';

const chipsText = (chips: number | null): string => (chips === null ? '' : `:${chips}`);
const targetText = ({ board, chips }: ChipsTo): string => `${board}${chipsText(chips)}`;

/** An item as rules/notation.md writes it; reading it gives the same item. */
export const printItem = (item: TurnItem): string => {
  switch (item.kind) {
    case 'move':
      return `${item.board}:${item.san}`;
    case 'branch':
      return `branch ${item.board}>${item.to} ${item.keep}+${item.give}`;
    case 'pass':
      return `pass ${item.board}>${item.to}${chipsText(item.chips)}`;
    case 'select':
      return `select ${item.board}>${item.targets.map(targetText).join(',')}`;
    case 'resign':
    case 'offer':
    case 'draw':
    case 'claim':
      return `${item.kind} ${item.board}`;
  }
};

/** Printing order: moves by board number, then the rest as given. */
export const inPrintingOrder = <T extends { readonly item: TurnItem }>(items: readonly T[]): readonly T[] => [
  ...items.filter(({ item }) => item.kind === 'move').sort((a, b) => a.item.board - b.item.board),
  ...items.filter(({ item }) => item.kind !== 'move'),
];

/** A turn as one line in printing order. */
export const printTurnLine = (items: readonly TurnItem[]): string =>
  inPrintingOrder(items.map((item) => ({ item })))
    .map(({ item }) => printItem(item))
    .join(' ');
