import type { LineGrammar } from '../../../entry/lineGrammar';
import { isKeyChange, settlesBranch } from '../rules/turn/itemKinds';
import { splitLine, type Item } from './items';

/** What an item is about: the line has one such. What cannot be read yet is about itself. */
const subjectOf = ({ kind, board, text }: Item): string => {
  if (isKeyChange(kind)) return 'key change';
  if (settlesBranch(kind)) return `board ${board}`;
  return kind === 'offer' ? `offer ${board}` : text;
};

/** Items by what they are about; two of one subject stay together. */
const bySubject = (line: string): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  for (const item of splitLine(line)) {
    const subject = subjectOf(item);
    const before = texts.get(subject);
    texts.set(subject, before === undefined ? item.text : `${before} ${item.text}`);
  }
  return texts;
};

const isUnfinished = (text: string): boolean =>
  splitLine(text).some(({ kind, item }) => item === null && kind !== 'move' && kind !== 'unknown');

/**
 * Both pages' changes of a turn's line, subject by subject: what only one of them has touched is taken from it; where
 * both have, the text that came first stands. What was typed here keeps its place, what the other page added comes
 * last.
 */
export const mergeLines: LineGrammar['merge'] = (base, mine, theirs) => {
  const [before, own, other] = [bySubject(base), bySubject(mine), bySubject(theirs)];
  const isOthers = (subject: string): boolean => other.get(subject) !== before.get(subject);
  const kept = [...own].flatMap(([subject, text]) => {
    const taken = isOthers(subject) ? other.get(subject) : text;
    return taken === undefined ? [] : [taken];
  });
  const added = [...other].flatMap(([subject, text]) => (own.has(subject) || !isOthers(subject) ? [] : [text]));
  const all = [...kept, ...added];
  // A keyword still without its boards would swallow what came behind it.
  return [...all.filter((text) => !isUnfinished(text)), ...all.filter(isUnfinished)].join(' ');
};

/** The line of a turn over all boards. */
export const TURN_LINE: LineGrammar = {
  textsOf: (line) => splitLine(line).map(({ text }) => text),
  merge: mergeLines,
  goesOn: true,
};
