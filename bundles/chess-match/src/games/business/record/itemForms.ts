import type { ChipsTo, TurnItem } from './turnItem';

/** Boards and chips are plain decimal numbers: no sign, no leading zero. Whether a board exists is for the rules. */
export const BOARD = '(0|[1-9]\\d?)';
export const CHIPS = '(0|[1-9]\\d{0,2})';

interface Form {
  /** Words that follow the keyword. */
  readonly words: number;
  /** An example of the whole item, for error texts. */
  readonly form: string;
  /** @returns null if `rest`, the words after the keyword, is not of the form. */
  readonly read: (rest: string) => TurnItem | null;
}

/** A reader of one regular expression whose groups are all numbers; a group that took no part is null. */
const numbers = (source: string) => {
  const pattern = new RegExp(`^${source}$`);
  return (text: string): readonly (number | null)[] | null =>
    pattern
      .exec(text)
      ?.slice(1)
      .map((group: string | undefined) => (group === undefined ? null : Number(group))) ?? null;
};

const branchNumbers = numbers(`${BOARD}>${BOARD} ${CHIPS}\\+${CHIPS}`);
const passNumbers = numbers(`${BOARD}>${BOARD}(?::${CHIPS})?`);
const targetNumbers = numbers(`${BOARD}:${CHIPS}`);
const boardNumber = numbers(BOARD);

const readBranch = (rest: string): TurnItem | null => {
  const [board, to, keep, give] = branchNumbers(rest) ?? [];
  if (typeof board !== 'number' || typeof to !== 'number' || typeof keep !== 'number' || typeof give !== 'number')
    return null;
  return { kind: 'branch', board, to, keep, give };
};

const readPass = (rest: string): TurnItem | null => {
  const [board, to, chips] = passNumbers(rest) ?? [];
  if (typeof board !== 'number' || typeof to !== 'number' || chips === undefined) return null;
  return { kind: 'pass', board, to, chips };
};

/** `1` alone, or `1:2,3:1`; chips may be left out only with a single target. */
const readTargets = (text: string): readonly ChipsTo[] | null => {
  const [alone] = boardNumber(text) ?? [];
  if (typeof alone === 'number') return [{ board: alone, chips: null }];
  const targets: ChipsTo[] = [];
  for (const part of text.split(',')) {
    const [board, chips] = targetNumbers(part) ?? [];
    if (typeof board !== 'number' || typeof chips !== 'number') return null;
    targets.push({ board, chips });
  }
  return targets;
};

const readSelect = (rest: string): TurnItem | null => {
  const [giver, targetText, ...more] = rest.split('>');
  const [board] = boardNumber(giver ?? '') ?? [];
  const targets = readTargets(targetText ?? '');
  if (typeof board !== 'number' || targets === null || more.length > 0) return null;
  return { kind: 'select', board, targets };
};

const oneBoard = (kind: 'resign' | 'offer' | 'draw' | 'claim', form: string): Form => ({
  words: 1,
  form,
  read: (rest) => {
    const [board] = boardNumber(rest) ?? [];
    return typeof board !== 'number' ? null : { kind, board };
  },
});

export type Keyword = Exclude<TurnItem['kind'], 'move'>;

export const FORMS: Readonly<Record<Keyword, Form>> = {
  branch: { words: 2, form: 'branch 1>2 3+7', read: readBranch },
  pass: { words: 1, form: 'pass 1>3', read: readPass },
  select: { words: 1, form: 'select 5>1:2,3:1', read: readSelect },
  resign: oneBoard('resign', 'resign 4'),
  offer: oneBoard('offer', 'offer 2'),
  draw: oneBoard('draw', 'draw 2'),
  claim: oneBoard('claim', 'claim 2'),
};

/** In the order in which a page offers them. */
export const KEYWORDS = Object.keys(FORMS) as readonly Keyword[];

export const isKeyword = (word: string): word is Keyword => Object.hasOwn(FORMS, word);

export const MOVE_FORM = '2:Nf3';

/**
 * The move's text may be anything that a record can carry: no space, no `{`, `}` or `;`, which begin comments there.
 */
const MOVE = new RegExp(`^${BOARD}:([^\\s{};]+)$`);

/** @returns null if the word is not `board:move`. */
export const readMove = (word: string): TurnItem | null => {
  const [, board, san] = MOVE.exec(word) ?? [];
  return board === undefined || san === undefined ? null : { kind: 'move', board: Number(board), san };
};
