import type { BoardView, Side } from '@schemas/boards';
import { cellOn, darkSquaresPath } from '../../view';
import { branchColour } from '../../view/branchColours';
import { DRAWINGS, isPieceCode } from '../../games/drawings';
import { PIECE_COLOURS } from '../../view/pieces/strokes';

/** What is told of a moment to those who have not opened it: where it is, and not how it stands. */
export interface Moment {
  readonly event: string;
  readonly teams: Readonly<Record<Side, string>>;
  /** "24…"; empty at the beginning. */
  readonly turn: string;
  /** As the board is called. */
  readonly name: string;
  readonly view: BoardView;
}

/** Pixels, as messengers and networks like them. */
export const PICTURE = { width: 1200, height: 630 } as const;

const [MARGIN, FIELD] = [35, 560];
const TEXT_X = MARGIN + FIELD + 45;
const TEXT_WIDTH = PICTURE.width - TEXT_X - MARGIN;
const [LIGHT, DARK, GROUND, TEXT, SOFT] = ['#ebe7dc', '#9aa7ad', '#15191f', '#f3f0e8', '#a9b2be'];
const PIECE = 45;

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\p{Cc}/gu, ' ');

const piece = (code: string): string => {
  const paint = PIECE_COLOURS[code.startsWith('b') ? 'b' : 'w'];
  if (!isPieceCode(code))
    return `<circle cx="22.5" cy="22.5" r="16" fill="${paint.body}" stroke="${paint.outline}"/><text x="22.5" y="29" text-anchor="middle" font-size="18" fill="${paint.detail}">${escaped(code.slice(1))}</text>`;
  const strokes = DRAWINGS[code].map(
    ({ d, fill, stroke, width, cap, join, transform }) =>
      `<path d="${d}" fill="${fill === 'none' ? fill : paint[fill]}" stroke="${stroke === 'none' ? stroke : paint[stroke]}" ` +
      `stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="${join}"${transform === null ? '' : ` transform="${transform}"`}/>`,
  );
  return `<g fill-rule="evenodd">${strokes.join('')}</g>`;
};

const board = ({ board: number, files, ranks, pieces, lastMoves }: BoardView): string => {
  const field = { files, ranks, bottom: 'white' as const };
  const size = FIELD / Math.max(files, ranks);
  const marks = lastMoves
    .flatMap(({ from, to }) => (from === null ? [to] : [from, to]))
    .flatMap((square) => cellOn(square, field) ?? [])
    .map(
      ({ column, row }) =>
        `<rect x="${column}" y="${row}" width="1" height="1" fill="${branchColour(number)}" opacity=".6"/>`,
    );
  const drawn = Object.entries(pieces).flatMap(([square, code]) => {
    const cell = cellOn(square, field);
    return cell === null
      ? []
      : [`<g transform="translate(${cell.column} ${cell.row}) scale(${1 / PIECE})">${piece(code)}</g>`];
  });
  return (
    `<g transform="translate(${MARGIN} ${MARGIN}) scale(${size})"><rect width="${files}" height="${ranks}" fill="${LIGHT}"/>` +
    `<path d="${darkSquaresPath(field)}" fill="${DARK}"/>${marks.join('')}${drawn.join('')}</g>`
  );
};

/** Words in lines of so many letters at most; what has no room on the last of them ends in "…". */
export const wrapped = (text: string, letters: number, lines: number): readonly string[] => {
  const made: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const last = made.at(-1);
    if (last !== undefined && last.length + word.length < letters) made[made.length - 1] = `${last} ${word}`;
    else made.push(word);
  }
  const cut = (line: string, isMore: boolean): string =>
    line.length > letters || isMore ? `${line.slice(0, letters - 1).trimEnd()}…` : line;
  return made.slice(0, lines).map((line, at) => cut(line, at === lines - 1 && made.length > lines));
};

interface Block {
  readonly lines: readonly string[];
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
}

/**
 * Letters that have room in a line: those of the fonts we know are a little more than half as wide as they are high.
 */
const lettersAt = (size: number): number => Math.floor(TEXT_WIDTH / (size * 0.6));

const block = (text: string, size: number, weight: number, colour: string, lines: number): Block => ({
  size,
  weight,
  colour,
  lines: wrapped(text, lettersAt(size), lines),
});

const written = (blocks: readonly Block[]): string => {
  let y = MARGIN + 100;
  return blocks
    .map(({ lines, size, weight, colour }) => {
      y += 16;
      return lines
        .map((line) => {
          y += size * 1.22;
          return `<text x="${TEXT_X}" y="${Math.round(y)}" font-size="${size}" font-weight="${weight}" fill="${colour}">${escaped(line)}</text>`;
        })
        .join('');
    })
    .join('');
};

/** A board of a moment with who plays, for the preview of a link. In signs and names: it speaks no language. */
export const shareSvg = ({ event, teams, turn, name, view }: Moment): string => {
  const badge =
    `<rect x="${TEXT_X}" y="${MARGIN}" width="84" height="84" rx="14" fill="${branchColour(view.board)}"/>` +
    `<text x="${TEXT_X + 42}" y="${MARGIN + 59}" text-anchor="middle" font-size="48" font-weight="700" fill="#14171b">${escaped(name)}</text>` +
    `<text x="${TEXT_X + 106}" y="${MARGIN + 60}" font-size="50" font-weight="700" fill="${TEXT}">${escaped(turn)}</text>`;
  const blocks = [
    block(teams.white, 38, 600, TEXT, 3),
    block('—', 30, 400, SOFT, 1),
    block(teams.black, 38, 600, TEXT, 3),
    block(event, 26, 400, SOFT, 3),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" font-family="Golos Text">` +
    `<rect width="100%" height="100%" fill="${GROUND}"/>${board(view)}${badge}${written(blocks)}</svg>`
  );
};
