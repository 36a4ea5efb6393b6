import { sanIn } from '../../chess/sanIn';
import { sheetWords } from '../../common/sheetWords';
import type { Side } from '../../common/sides';
import { chipsText } from './chips';

type Chips = { readonly chips: number };

/** What only sheets of branches tell: `now` is what the branch is worth after it. */
type Remarks = {
  readonly begun: Chips;
  readonly born: Chips & { readonly board: number };
  readonly branched: Chips & { readonly board: number };
  readonly passed: Chips & { readonly board: number; readonly now: number };
  readonly received: Chips & { readonly board: number; readonly now: number };
  readonly gained: Chips & { readonly board: number; readonly now: number };
  readonly corrected: Chips;
  readonly stake: Chips;
  readonly veto: { readonly side: Side };
};

const en = (chips: number): string => chipsText(chips, 'en');
const ru = (chips: number): string => chipsText(chips, 'ru');

/** How sheets of branches are written. */
export const SHEET_WORDS = sheetWords<Remarks>({
  moveIn: sanIn,
  remarks: {
    en: {
      begun: ({ chips }) => `begins with ${en(chips)}`,
      born: ({ board, chips }) => `branches off board ${board} with ${en(chips)}`,
      branched: ({ board, chips }) => `board ${board} branches off, ${en(chips)} left`,
      passed: ({ board, chips, now }) => `pass: ${en(chips)} to board ${board}, ${now} left`,
      received: ({ board, chips, now }) => `pass: ${en(chips)} from board ${board}, now ${now}`,
      gained: ({ board, chips, now }) => `selection: ${en(chips)} from board ${board}, now ${now}`,
      corrected: ({ chips }) => `set by the arbiter: ${en(chips)}`,
      stake: ({ chips }) => en(chips),
      veto: ({ side }) => (side === 'white' ? 'veto by White' : 'veto by Black'),
    },
    ru: {
      begun: ({ chips }) => `в начале ${ru(chips)}`,
      born: ({ board, chips }) => `ветвление от доски ${board}: здесь ${ru(chips)}`,
      branched: ({ board, chips }) => `ветвление на доску ${board}: осталось ${ru(chips)}`,
      passed: ({ board, chips, now }) => `пас: ${ru(chips)} на доску ${board}, осталось ${now}`,
      received: ({ board, chips, now }) => `пас: ${ru(chips)} с доски ${board}, стало ${now}`,
      gained: ({ board, chips, now }) => `отбор: ${ru(chips)} с доски ${board}, стало ${now}`,
      corrected: ({ chips }) => `исправлено арбитром: ${ru(chips)}`,
      stake: ({ chips }) => ru(chips),
      veto: ({ side }) => (side === 'white' ? 'вето белых' : 'вето чёрных'),
    },
  },
});
