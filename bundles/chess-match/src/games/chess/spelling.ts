import { asLatinKeys, mayBeOtherKeys } from './keys';
import { asSquares, hasCyrillic, RUSSIAN_PIECES } from './pieceLetters';

const DROP = /^(?<piece>[A-Z])@(?<to>[a-z]\d{1,2})$/;
/** "?" in the place of the piece: whatever stands on the square it comes from. */
const BOARD =
  /^(?<piece>[A-Z?]?)(?<file>[a-wyz]?)(?<rank>(?:\d{1,2})?)(?<takes>[x:-]?)(?<to>[a-z]\d{1,2})(?:=(?<promotion>[A-Z]))?$/;
const FILES = /^(?<file>[a-wyz])[x:]?(?<to>[a-wyz])$/;
const COORDINATES = /^[a-wyz]\d{1,2}[x:-]?[a-z]\d{1,2}$/;
const CASTLING = /^O-O(-O)?$/;

/**
 * A move on the board as it is written; empty where nothing was. The piece is a capital letter, "" a pawn, "?" any;
 * `to` a square or a file.
 */
export interface WrittenMove {
  readonly piece: string;
  readonly file: string;
  readonly rank: string;
  readonly takes: string;
  readonly to: string;
  readonly promotion: string | null;
}

/** A capture by a pawn as sources shorten it, "ed": from a file to the one beside it, wherever on it. */
const writtenCapture = (spelling: string): WrittenMove | null => {
  const { file = '', to = '' } = FILES.exec(spelling)?.groups ?? {};
  const isBeside = Math.abs((file.codePointAt(0) ?? 0) - (to.codePointAt(0) ?? 0)) === 1;
  return isBeside ? { piece: '', file, rank: '', takes: 'x', to, promotion: null } : null;
};

/** @returns null where a spelling is no move of a piece on the board, by its form alone */
export const writtenMove = (spelling: string): WrittenMove | null => {
  const capture = writtenCapture(spelling);
  if (capture !== null) return capture;
  const groups = BOARD.exec(spelling)?.groups;
  if (groups === undefined) return null;
  const { piece = '', file = '', rank = '', takes = '', to = '', promotion } = groups;
  // "bb3" is no pawn move: it goes straight on without being asked from where.
  if (piece === '' && rank === '' && file !== '' && file === to.slice(0, 1)) return null;
  return { piece, file, rank, takes, to, promotion: promotion ?? null };
};

export const writtenDrop = (spelling: string): { readonly piece: string; readonly to: string } | null => {
  const { piece, to } = DROP.exec(spelling)?.groups ?? {};
  return piece === undefined || to === undefined ? null : { piece, to };
};

/** Whether a spelling has the form of a move. */
export const isMoveForm = (spelling: string): boolean =>
  CASTLING.test(spelling) || writtenDrop(spelling) !== null || writtenMove(spelling) !== null;

/** Castling with the letter O or the digit, of either alphabet and size, is written one way. */
const castling = (text: string): string | null => {
  const plain = text.replaceAll(/[0oоО]/g, 'O');
  return CASTLING.test(plain) ? plain : null;
};

const isSmall = (letter: string): boolean => letter !== letter.toUpperCase();
const russianPiece = (text: string): readonly [string, string] | undefined =>
  RUSSIAN_PIECES.find(([letters]) => text.toUpperCase().startsWith(letters.toUpperCase()));

/**
 * The first letters read as a piece. A capital "В" and, before a drop, "Р" are the Latin letters that they look like.
 */
const asPiece = (text: string): readonly string[] => {
  const [letters, piece] = russianPiece(text) ?? [];
  if (letters !== undefined && piece !== undefined) return [`${piece}${asSquares(text.slice(letters.length))}`];
  const rest = asSquares(text.slice(1));
  if (/^в/i.test(text)) return [`B${rest}`];
  if (/^р@/i.test(text)) return [`P${rest}`];
  return /^[a-z]/i.test(text) ? [`${text.slice(0, 1).toUpperCase()}${rest}`] : [];
};

/** Read from the square or the file on. A capital that is a piece's letter, or looks like one, is that piece's. */
const asFile = (text: string): readonly string[] => {
  const isPiece = !isSmall(text.slice(0, 1)) && (russianPiece(text) !== undefined || /^[KQRBNPВР]/.test(text));
  const squares = asSquares(text);
  if (isPiece || !/^[a-z]/.test(squares)) return [];
  return [COORDINATES.test(squares) ? `?${squares}` : squares];
};

/** A promotion in small letters or Russian ones, with or without "=". */
const promotionIn = (text: string): readonly [body: string, promotion: string] => {
  const [, body, written] = /^(.*\d)=?(\p{L})$/u.exec(text) ?? [];
  if (body === undefined || written === undefined) return [text, ''];
  const letter = written.toUpperCase();
  const russian = RUSSIAN_PIECES.find(([letters]) => letters === letter)?.[1];
  return [body, `=${russian ?? (letter === 'В' ? 'B' : letter)}`];
};

/**
 * The SANs that a move as people type it might mean, by its letters: "Кf3", "nf3", "П@f7", "@f7", "0-0", "e8ф", "e2-e4"
 * ("?e2-e4": whatever stands there). More than one where a first letter may be a piece or a file ("bc4", "сb5").
 * Whether any of them is legal is for the position to say. A capital letter of a piece is that piece and nothing else.
 */
export const spellings = (text: string): readonly string[] => {
  const castles = castling(text);
  if (castles !== null) return [castles];
  const [body, promotion] = promotionIn(text);
  if (body.startsWith('@')) return [`P${asSquares(body)}`];
  const isSquare = isSmall(body.slice(0, 1)) && /^[a-wyz]\d/.test(asSquares(body));
  const readings = [...asFile(body), ...(isSquare ? [] : asPiece(body))];
  return [...new Set(readings.map((reading) => `${reading}${promotion}`))];
};

/** What the letters typed so far may be the beginning of: of one piece or another, a file, a castling. */
export const beginnings = (text: string): readonly string[] => {
  const castles = /^[0oоО](-[0oоО]?)*$/.test(text) ? [text.replaceAll(/[0oоО]/g, 'O')] : [];
  const file = asFile(text).map((reading) => reading.replace('?', ''));
  const king = /^к$/i.test(text) ? ['K'] : [];
  return [
    ...new Set([...castles, ...file, ...asPiece(text), ...king, ...spellings(text).map((one) => one.replace('?', ''))]),
  ];
};

/** What the same keys mean on the Latin layout; nothing unless all letters are of the Russian one. */
export const otherKeys = (text: string): readonly string[] =>
  mayBeOtherKeys(text) ? spellings(asLatinKeys(text)) : [];

/** Without the signs of check, mate and judgement that may stand behind a move. */
export const withoutMarks = (text: string): string => text.replace(/[+#!?]+$/u, '');

export const isReadableMove = (text: string): boolean => spellings(withoutMarks(text)).some(isMoveForm);

/** Russian letters that are no Russian notation, but a move by the same keys of the Latin layout. */
export const isByOtherKeys = (text: string): boolean =>
  !isReadableMove(text) && otherKeys(withoutMarks(text)).some(isMoveForm);

/** A typed move in Latin letters, where its letters have one meaning whatever the position; else as it was typed. */
export const latinMove = (text: string): string => {
  const core = withoutMarks(text);
  if (!hasCyrillic(core)) return text;
  const [only, ...others] = spellings(core).filter(isMoveForm);
  if (only === undefined || others.length > 0 || otherKeys(core).some(isMoveForm)) return text;
  return `${only.replace('?', '')}${text.slice(core.length)}`;
};
