import { clockMs, secondsMs } from '../../../common/clockText';
import { tagIn, type Tag } from '../../../common/recordText';
import { evenText, tokensOf, type Token } from '../../../common/recordTokens';
import { err, ok, type Result } from '../../../common/result';
import { opponent, type BySide, type Side } from '../../../common/sides';
import type { BoardId, ByBoard } from '../../rules/seats';
import { readCorrection } from './correctionText';
import { isResult, RESULTS, type BpgnFile, type BpgnMove, type BpgnProblem, type BpgnResult } from './file';

const LABEL = /^(\d{1,4})([ABab])\.+$/;
/** Some write the move right behind its number. */
const LABEL_AND_MOVE = /^(\d{1,4}[ABab]\.+)([^.].*)$/;

type Problem = Result<never, BpgnProblem>;

const wrong = (
  code: BpgnProblem['code'],
  { line, text }: Pick<Token, 'line' | 'text'>,
  expected: string | null = null,
): Problem => err({ code, line, token: text, expected });

/** The time in a comment, in any of the three dialects; null where it holds none. */
const timeOf = (text: string): Pick<BpgnMove, 'clockMs' | 'elapsedMs'> | 'bad' | null => {
  const inside = text.trim();
  const [, clock] = /\[%clk\s+([^\]\s]*)\s*\]/.exec(inside) ?? [];
  const [, stamp] = /\[ts=\s*([^\]\s]*)\s*\]/.exec(inside) ?? [];
  if (clock !== undefined) return bad(clockMs(clock), (ms) => ({ clockMs: ms, elapsedMs: null }));
  if (stamp !== undefined) return bad(secondsMs(stamp), (ms) => ({ clockMs: null, elapsedMs: ms }));
  const seconds = secondsMs(inside);
  return seconds === null ? null : { clockMs: seconds, elapsedMs: null };
};

const bad = <T>(ms: number | null, make: (ms: number) => T): T | 'bad' => (ms === null ? 'bad' : make(ms));

/** What a comment says beside its time. */
const remark = (text: string): string =>
  secondsMs(text.trim()) === null ? text.replace(/\[(?:%clk\s|ts=)[^\]]*\]/g, '').trim() : '';

interface Label {
  readonly board: BoardId;
  readonly side: Side;
  readonly number: number;
}

const labelOf = (text: string): Label | null => {
  const [, number, letter] = LABEL.exec(text) ?? [];
  if (number === undefined || letter === undefined) return null;
  const board = letter.toUpperCase() === 'A' ? 'A' : 'B';
  return { board, side: letter === letter.toUpperCase() ? 'white' : 'black', number: Number(number) };
};

const labelText = ({ board, side, number }: Label): string =>
  `${number}${side === 'white' ? board : board.toLowerCase()}.`;

/** How far a board has come. */
interface Progress {
  /** Null where the position was set: either side may be to move. */
  readonly toMove: Side | null;
  /** Moves made; null where the record begins from a position of its own: any number may come first. */
  readonly made: BySide<number> | null;
}

const BEGUN: Progress = { toMove: 'white', made: { white: 0, black: 0 } };
const SET_UP: Progress = { toMove: null, made: null };

/** The moves of a board follow one another, White's nth, Black's nth; each side counts its own. */
const nextLabel = ({ toMove, made }: Progress, written: Label): Label => {
  const side = toMove ?? written.side;
  return { board: written.board, side, number: made === null ? written.number : made[side] + 1 };
};

/** Moves made after this one. */
const madeAfter = ({ made }: Progress, { side, number }: Label): BySide<number> =>
  made === null ? { white: number, black: side === 'white' ? number - 1 : number } : { ...made, [side]: number };

/** Words with a move right behind its number taken apart. */
const apart = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token) => {
    const [, label, move] = token.kind === 'word' ? (LABEL_AND_MOVE.exec(token.text) ?? []) : [];
    return label === undefined || move === undefined
      ? [token]
      : [
          { ...token, text: label },
          { ...token, text: move },
        ];
  });

class Reader {
  readonly #tags: Tag[] = [];
  readonly #comments: string[] = [];
  readonly #moves: BpgnMove[] = [];
  #boards: ByBoard<Progress> = { A: BEGUN, B: BEGUN };
  #label: Label | null = null;
  #inTag: { readonly text: BpgnResult; readonly line: number } | null = null;
  #result: { readonly text: BpgnResult; readonly line: number } | null = null;

  /** @returns what is wrong with the next token, or null */
  take(token: Token): Problem | null {
    if (this.#result !== null) return wrong('bpgn/after_result', token, 'the end');
    if (this.#label !== null && token.kind !== 'word') return wrong('bpgn/no_move', token, labelText(this.#label));
    switch (token.kind) {
      case 'tag':
        return this.#tag(token);
      case 'comment':
        return this.#comment(token);
      case 'note':
      case 'variation':
        return this.#note(token);
      case 'word':
        return this.#word(token);
    }
  }

  #tag(token: Token): Problem | null {
    if (this.#moves.length > 0) return wrong('bpgn/unknown_token', token, 'a move');
    const tag = tagIn(token);
    this.#tags.push(tag);
    if (tag.name === 'FEN') this.#boards = { A: SET_UP, B: SET_UP };
    // "*" and "?" leave it to the word behind the moves.
    if (tag.name === 'Result' && isResult(tag.value) && tag.value !== '*')
      this.#inTag = { text: tag.value, line: token.line };
    return null;
  }

  #comment(token: Token): Problem | null {
    this.#setByHand(token.text);
    const last = this.#moves.pop();
    if (last === undefined) {
      this.#comments.push(token.text.trim());
      return null;
    }
    const time = timeOf(token.text);
    if (time === 'bad') return wrong('bpgn/bad_clock', token, '[%clk 0:04:59.5]');
    const said = remark(token.text);
    this.#moves.push({ ...last, ...time, comments: said === '' ? last.comments : [...last.comments, said] });
    return null;
  }

  /** What somebody thought of the move is no play: kept with it. */
  #note(token: Token): Problem | null {
    const last = this.#moves.pop();
    if (last === undefined) return wrong('bpgn/unknown_token', token, 'a move');
    this.#moves.push({ ...last, notes: [...last.notes, token.text] });
    return null;
  }

  #setByHand(comment: string): void {
    const set = readCorrection(comment.trim());
    if (set?.type === 'correctPosition') this.#change(set.board, { ...this.#boards[set.board], toMove: null });
  }

  #change(board: BoardId, progress: Progress): void {
    this.#boards = { ...this.#boards, [board]: progress };
  }

  #word(token: Token): Problem | null {
    if (this.#label !== null) {
      if (isResult(token.text) || labelOf(token.text) !== null)
        return wrong('bpgn/no_move', token, labelText(this.#label));
      this.#moves.push({
        ...this.#label,
        text: token.text,
        clockMs: null,
        elapsedMs: null,
        comments: [],
        notes: [],
        line: token.line,
      });
      this.#label = null;
      return null;
    }
    if (isResult(token.text)) {
      if (this.#inTag !== null && this.#inTag.text !== token.text)
        return wrong('bpgn/two_results', token, this.#inTag.text);
      this.#result = { text: token.text, line: token.line };
      return null;
    }
    const label = labelOf(token.text);
    if (label === null) return wrong('bpgn/unknown_token', token, 'a move number like 1A. or a result');
    const progress = this.#boards[label.board];
    const expected = nextLabel(progress, label);
    if (labelText(label) !== labelText(expected)) return wrong('bpgn/wrong_turn', token, labelText(expected));
    this.#change(label.board, { toMove: opponent(label.side), made: madeAfter(progress, label) });
    this.#label = label;
    return null;
  }

  file(line: number): Result<BpgnFile, BpgnProblem> {
    const end = { text: '', line };
    if (this.#label !== null) return wrong('bpgn/no_move', end, labelText(this.#label));
    // A match that goes on has no result yet, and a record of it may leave it out.
    if (this.#result === null && this.#inTag === null && this.#moves.length === 0)
      return wrong('bpgn/no_result', end, RESULTS.join(' '));
    const result = this.#result ?? this.#inTag ?? { text: null, line };
    return ok({
      tags: this.#tags,
      comments: this.#comments,
      moves: this.#moves,
      result: result.text,
      line: result.line,
    });
  }
}

/** A record of one match, in any of the three dialects. Whether its moves are legal is for `playBpgn` to say. */
export const readBpgn = (text: string): Result<BpgnFile, BpgnProblem> => {
  const tokens = tokensOf(evenText(text));
  if (!tokens.ok) {
    const { kind, line, token, expected } = tokens.error;
    return err({ code: `bpgn/${kind}`, line, token, expected });
  }
  const reader = new Reader();
  for (const token of apart(tokens.value)) {
    const problem = reader.take(token);
    if (problem !== null) return problem;
  }
  return reader.file(tokens.value.at(-1)?.line ?? 1);
};
