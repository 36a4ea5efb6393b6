import { notationError } from './errors';
import { BOARD, CHIPS } from './itemForms';
import { clockOf, cutComments, type CutLine } from './lineComments';
import type { Brace, RecordLine } from './recordFile';
import { read, unread, type Read } from './result';
import type { ReadItem } from './turnItem';
import { parseTurnLine } from './turnLine';

/** A line without its number in the file. */
type Unplaced<L> = L extends unknown ? Omit<L, 'line'> : never;
export type UnplacedLine = Unplaced<RecordLine>;

const TURN_NUMBER = /^\s*([1-9]\d{0,3})(\.\.\.|\.)/;

/** Items on both sides of a brace are apart: no item goes through a comment. */
const readTurn = (number: string, dots: string, { texts, braces, comment }: CutLine): Read<UnplacedLine> => {
  const items: ReadItem[] = [];
  const placed: Brace[] = [];
  for (const [at, text] of texts.entries()) {
    const { items: found, errors } = parseTurnLine(text);
    if (errors[0]) return unread(errors[0]);
    items.push(...found);
    const brace = braces[at];
    if (brace !== undefined) placed.push({ text: brace, after: items.length });
  }
  const clock = clockOf(braces);
  if (!clock.ok) return clock;
  const ply = 2 * (Number(number) - 1) + (dots === '.' ? 0 : 1);
  return read({ kind: 'turn', ply, items, clockMs: clock.value, braces: placed, comment });
};

interface EventForm {
  readonly form: string;
  /** @returns null if the words after the name are not of the form. */
  readonly read: (rest: string, comment: string | null) => UnplacedLine | null;
}

const isSide = (text: string): text is 'white' | 'black' => text === 'white' || text === 'black';

const POSITION = new RegExp(`^${BOARD} (.+)$`, 's');
const RATING = new RegExp(`^${BOARD} ${CHIPS}$`);

const EVENTS: Readonly<Record<string, EventForm>> = {
  '@veto': {
    form: '@veto white',
    read: (rest, comment) => (isSide(rest) ? { kind: 'veto', side: rest, clockMs: null, comment } : null),
  },
  '@flag': {
    form: '@flag white',
    read: (rest, comment) => (isSide(rest) ? { kind: 'flag', side: rest, comment } : null),
  },
  '@control-board': {
    form: '@control-board',
    read: (rest, comment) => (rest === '' ? { kind: 'control-board', comment } : null),
  },
  '@position': {
    form: '@position 3 FEN',
    read: (rest, comment) => {
      const [, board, fen] = POSITION.exec(rest) ?? [];
      return board === undefined || fen === undefined ? null : { kind: 'position', board: Number(board), fen, comment };
    },
  },
  '@rating': {
    form: '@rating 3 5',
    read: (rest, comment) => {
      const [, board, rating] = RATING.exec(rest) ?? [];
      return board === undefined || rating === undefined
        ? null
        : { kind: 'rating', board: Number(board), rating: Number(rating), comment };
    },
  },
};

const readEvent = (content: string, comment: string | null): Read<UnplacedLine> => {
  const [name = '', ...words] = content.split(/\s+/);
  const event = Object.hasOwn(EVENTS, name) ? EVENTS[name] : undefined;
  if (!event) return unread(notationError('notation/unknown_event', {}, name));
  const line = event.read(words.join(' '), comment);
  return line ? read(line) : unread(notationError('notation/bad_item', { form: event.form }, content));
};

/** The one event that may carry a clock; any other brace on an event line belongs to no turn. */
const readVetoWithClock = ({ texts, braces, comment }: CutLine): Read<UnplacedLine> | null => {
  const [content = '', ...after] = texts;
  const [brace = ''] = braces;
  if (braces.length !== 1 || after.join('').trim() !== '' || !/^\s*@veto\s/.test(content)) return null;
  if (!/^\s*\[%clk\s[^\]]*\]\s*$/.test(brace)) return null;
  const clock = clockOf(braces);
  if (!clock.ok) return clock;
  const event = readEvent(content.trim(), comment);
  return event.ok && event.value.kind === 'veto' ? read({ ...event.value, clockMs: clock.value }) : event;
};

/** A line of a record that is neither blank nor a tag. */
export const readRecordLine = (line: string): Read<UnplacedLine> => {
  const cut = cutComments(line);
  if (!cut.ok) return cut;
  const { texts, braces, comment } = cut.value;
  const [first = '', ...others] = texts;
  const [whole, number, dots] = TURN_NUMBER.exec(first) ?? [];
  if (whole !== undefined && number !== undefined && dots !== undefined)
    return readTurn(number, dots, { texts: [first.slice(whole.length), ...others], braces, comment });
  if (braces.length > 0)
    return readVetoWithClock(cut.value) ?? unread(notationError('notation/bad_comment', {}, line.trim()));
  const content = first.trim();
  if (content.startsWith('@')) return readEvent(content, comment);
  if (content === '' && comment !== null) return read({ kind: 'comment', comment });
  return unread(notationError('notation/unknown_line', {}, content));
};
