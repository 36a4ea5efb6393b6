import type { TableStudy } from '../../contract/tables';
import { outlineOf } from '../../explore/outline';
import { stepOf } from '../../explore/study';
import type { Drawing, SketchColour } from '../../explore/drawing';
import type { Team } from '../../contract/places';
import type { Table } from './state';

/** Whose table it was, and in which match. */
export interface PgnNames {
  readonly event: string;
  readonly white: string;
  readonly black: string;
  /** Unix ms. */
  readonly begunAtMs: number;
}

const SIGNS: Readonly<Record<SketchColour, string>> = { green: 'G', red: 'R', blue: 'B', yellow: 'Y' };
const WIDTH = 79;

const tag = (name: string, value: string): string =>
  `[${name} "${value.replace(/[\r\n]+/g, ' ').replace(/[\\"]/g, (sign) => `\\${sign}`)}"]`;

const drawn = ({ arrows, circles }: Drawing): string =>
  [
    circles.length === 0 ? '' : `[%csl ${circles.map(({ square, colour }) => SIGNS[colour] + square).join(',')}]`,
    arrows.length === 0 ? '' : `[%cal ${arrows.map(({ from, to, colour }) => SIGNS[colour] + from + to).join(',')}]`,
  ].join('');

/** Name and drawing of a step as a comment; "" where it has neither. */
const commentOf = ({ notes }: TableStudy, step: number): string => {
  const note = notes[step];
  if (note === undefined) return '';
  const words = [drawn(note), note.name.replaceAll('}', ')')].filter((part) => part !== '').join(' ');
  return words === '' ? '' : `{${words}}`;
};

const wrapped = (words: readonly string[]): string => {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < WIDTH) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
};

const movetext = (study: TableStudy): readonly string[] => {
  const words = [commentOf(study, study.study.steps[0]?.id ?? 0)];
  let isAfterComment = true;
  for (const sign of outlineOf(study.study)) {
    if (sign.kind !== 'move') {
      words.push(sign.kind === 'open' ? '(' : ')');
      continue;
    }
    const label = sign.label ?? (isAfterComment ? stepOf(study.study, sign.id).turn : null);
    const comment = commentOf(study, sign.id);
    isAfterComment = comment !== '';
    words.push(...(label === null ? [] : [label]), sign.san, comment);
  }
  return words.filter((word) => word !== '');
};

const game = (table: Table, team: Team, study: TableStudy, names: PgnNames): string => {
  const [year, month, day] = new Date(names.begunAtMs).toISOString().slice(0, 10).split('-');
  const tags = [
    tag('Event', names.event === '' ? '?' : names.event),
    tag('Site', '?'),
    tag('Date', `${year}.${month}.${day}`),
    tag('Round', '-'),
    tag('White', names.white),
    tag('Black', names.black),
    tag('Result', '*'),
    tag('Annotator', `${team === 'white' ? names.white : names.black}, table ${table.table}`),
    tag('Board', String(study.board)),
    tag('SetUp', '1'),
    tag('FEN', study.study.steps[0]?.fen ?? ''),
  ];
  return `${tags.join('\n')}\n\n${wrapped([...movetext(study), '*'])}\n`;
};

/**
 * What was tried at a table, as PGN (import format, Steven J. Edwards 1994): a game for each study, other tries as
 * variations, names as comments, arrows and circles as `[%cal]` and `[%csl]`, as chess programs read them. "" where
 * nothing was.
 */
export const tablePgn = (table: Table, team: Team, names: PgnNames): string =>
  table.studies.map((study) => game(table, team, study, names)).join('\n');
