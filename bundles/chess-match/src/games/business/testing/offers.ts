import type { TurnOptions } from '@schemas/options';
import { SIDES } from '../../common/sides';
import { entryOf, othersThan, type OfferBook, type Published, type Typed } from '../../testing/offers/book';
import { addItem, passItem } from '../entry/editDraft';
import { splitLine } from '../entry/items';
import { evenSplit } from '../entry/split';
import { printItem } from '../record/printItem';
import type { Act } from '../rules/options';

type Options = TurnOptions['boards'][number];

interface Tried {
  readonly what: string;
  readonly text: string;
  readonly isOffered: boolean;
}

/** Key changes of a board, with each other board; B4 where one is drafted there is room for no other. */
const keyChanges = (
  { keyChange, branching, freeBoard, passSize, boards }: TurnOptions,
  of: Options,
): readonly Tried[] => {
  const { board, split, beside } = of;
  const mayBe = (act: Act): boolean => keyChange === null && beside.includes(act);
  const others = boards.map((other) => other.board).filter((other) => other !== board);
  const { keep, give } = evenSplit(split ?? { least: 1, most: 1 });
  return [
    {
      what: 'branch',
      text: printItem({ kind: 'branch', board, to: freeBoard ?? boards.length + 1, keep, give }),
      isOffered: branching === null && freeBoard !== null && split !== null && mayBe('branch'),
    },
    ...others.flatMap((to) => [
      { what: 'pass', text: passItem(board, to, passSize), isOffered: mayBe('pass') && of.passTo.includes(to) },
      {
        what: 'select',
        text: printItem({ kind: 'select', board, targets: [{ board: to, chips: null }] }),
        isOffered: mayBe('select') && of.selectTo.includes(to),
      },
    ]),
  ];
};

/** What settles a board, and goes beside what is drafted. A claim that is worth nothing is not offered. */
const settling = ({ board, beside, claim }: Options, line: string): readonly Tried[] => {
  const items = splitLine(line);
  const acts = (['resign', 'offer', 'draw'] as const).filter(
    (act) => !items.some((item) => item.kind === act && item.board === board),
  );
  return [
    ...acts.map((kind) => ({ what: kind, text: printItem({ kind, board }), isOffered: beside.includes(kind) })),
    ...(claim === null ? [] : [{ what: 'claim', text: printItem({ kind: 'claim', board }), isOffered: false }]),
  ];
};

/** Moves as a page has them: of the position before anything that is drafted, so beside other moves alone. */
const moves = ({ moves: boards, draft }: Published, line: string, words: readonly string[]): readonly Tried[] => {
  if (splitLine(line).some(({ kind }) => kind !== 'move')) return [];
  return (draft?.lacks ?? []).flatMap((board) => {
    const sans = boards[String(board)] ?? [];
    const tried = (san: string, isOffered: boolean): Tried => ({ what: 'move', text: `${board}:${san}`, isOffered });
    return [...sans.map(({ san }) => tried(san, true)), ...othersThan(sans, words).map((word) => tried(word, false))];
  });
};

/** Nothing is wrong with what is drafted, be it that moves still lack. */
const isRight = ({ draft }: Published): boolean =>
  draft !== null && draft.problems.length === 0 && draft.items.every(({ problem }) => problem === null);

/** What a page of Business Chess offers: moves, key changes and what settles a board beside the draft, and the veto. */
export const offers: OfferBook = {
  settings: [{}, { boards: 3, gameRating: 6 }, { passSize: 2, vetoWindowMs: 9_000_000 }],
  acts: ['branch', 'claim', 'control', 'draw', 'move', 'offer', 'pass', 'resign', 'select', 'veto'],
  oneWay: ['claim false'],
  presses: (seen) => {
    const { options } = entryOf(seen, 'business');
    if (options === null) return [];
    const side = seen.match.threads[0]?.toMove;
    return [
      { what: 'veto', command: { type: 'declareVeto', side }, bar: options.veto, byClock: true },
      ...SIDES.map((by) => ({ what: 'control', command: { type: 'controlBoard', side: by }, bar: options.control })),
    ];
  },
  lines: (seen, { thread, line }, words): readonly Typed[] => {
    const { options } = entryOf(seen, 'business');
    // What goes beside a draft that is wrong leaves it wrong.
    if (options === null || !isRight(seen)) return [];
    const acts = options.boards.flatMap((board) => [...keyChanges(options, board), ...settling(board, line)]);
    return [...moves(seen, line, words), ...acts].map(({ text, ...tried }) => ({
      ...tried,
      thread,
      line: addItem(line, text),
    }));
  },
  drafted: (seen) => {
    const { draft } = seen;
    if (draft === null) throw new Error('nothing is drafted');
    const { items, ready, boards } = draft;
    return {
      isTaken: isRight(seen),
      isReady: ready,
      stands: JSON.stringify([boards, items.filter(({ kind }) => kind !== 'move').map(({ text }) => text)]),
    };
  },
};
