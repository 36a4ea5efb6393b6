import { eventText } from './eventText';
import { printItem, inPrintingOrder } from './printItem';
import { clockText, type RecordFile, type RecordLine, type Tag } from './recordFile';

/** Text from outside (team names, reasons) must not break the line it stands on. */
const oneLine = (text: string): string => text.replace(/[\r\n\0]+/g, ' ');

const withComment = (content: string, comment: string | null): string => {
  if (comment === null) return content;
  return [content, `; ${oneLine(comment)}`]
    .filter((part) => part !== '')
    .join(' ')
    .trimEnd();
};

const braceText = (text: string): string => `{${oneLine(text).replaceAll('}', ')')}}`;

/**
 * A brace stays behind its item wherever printing order puts it; those behind the last item (the clock) end the turn.
 */
const turnContent = ({ ply, items, braces }: Extract<RecordLine, { kind: 'turn' }>): string => {
  const bracesAfter = (count: number): string[] =>
    braces.filter(({ after }) => after === count).map(({ text }) => braceText(text));
  const last = items.length;
  const withBraces = items.map(({ item }, at) => ({ item, braces: at + 1 < last ? bracesAfter(at + 1) : [] }));
  const printed = inPrintingOrder(withBraces).flatMap((entry) => [printItem(entry.item), ...entry.braces]);
  const label = `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? '.' : '...'}`;
  return [label, ...(last > 0 ? bracesAfter(0) : []), ...printed, ...bracesAfter(last)].join(' ');
};

const lineContent = (line: RecordLine): string => {
  switch (line.kind) {
    case 'turn':
      return turnContent(line);
    case 'comment':
      return '';
    default:
      return eventText(line, (ms) => braceText(clockText(ms)));
  }
};

const tagLines = ({ above, name, value, comment }: Tag): string[] => [
  ...above.map((text) => withComment('', text)),
  withComment(`[${name} "${oneLine(value).replace(/["\\]/g, '\\$&')}"]`, comment),
];

/** The text of a `.bcr` file; reading it gives the same file again, apart from the numbers of its lines. */
export const writeRecord = ({ tags, lines }: RecordFile): string =>
  [...tags.flatMap(tagLines), ...lines.map((line) => withComment(lineContent(line), line.comment))]
    .map((line) => `${line}\n`)
    .join('');
