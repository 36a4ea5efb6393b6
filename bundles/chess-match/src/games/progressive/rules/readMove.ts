import { withoutMarks } from '../../chess/spelling';
import { isInCheck } from '../../chess/attacks';
import type { Move } from '../../chess/position';
import { readSan, type SanError, type SanMove } from '../../chess/readSan';
import type { StepTaken } from '../../chess/steps';
import { whyNot, type WhyNot } from '../../chess/whyNot';
import type { Problem } from '../../common/problem';
import { err, ok, type Result } from '../../common/result';
import { refuse } from './errors';
import { foundBy, inTurn, moveOf, safeSteps, stepsIn, type Series } from './series';
import type { Game } from './game';
import { writtenStep, type WrittenStep } from './written';

/** Marks are for the whole game to say, not for one position. */
const noMate = (): boolean => false;

const isInPassing = ({ captured, to }: StepTaken): boolean => captured >= 0 && captured !== to;

/** What a text means among some steps: what takes in passing is read where its own square was passed over (P6). */
const readings = (
  series: Series,
  text: string,
  steps: readonly StepTaken[],
): readonly [Result<SanMove, SanError>, ...Result<SanMove, SanError>[]] => {
  const { kind, position } = series;
  const movesOf = (some: readonly StepTaken[]): readonly Move[] => some.map((step) => moveOf(kind, step));
  const passing = steps.filter(isInPassing);
  const targets = [...new Set(passing.map(({ to }) => to))];
  return [
    readSan(kind.rules, position, text, noMate, movesOf(steps.filter((step) => !isInPassing(step)))),
    ...targets.map((target) => {
      const taking = movesOf(passing.filter(({ to }) => to === target));
      return readSan(kind.rules, foundBy(series, target), text, noMate, taking);
    }),
  ];
};

const plain = (san: string): string => withoutMarks(san);

/** The one step that a text means among some; else what is wrong with it. */
const meant = (series: Series, text: string, steps: readonly StepTaken[]): Result<StepTaken, SanError> => {
  const [first, ...more] = readings(series, text, steps);
  const all = [first, ...more];
  const moves = all.flatMap((read) => (read.ok ? [read.value] : []));
  const doubtful = all.flatMap((read) => (read.ok || read.error.kind !== 'ambiguous' ? [] : read.error.candidates));
  const [only, second] = moves;
  if (second !== undefined || doubtful.length > 0)
    return err({ kind: 'ambiguous', candidates: [...moves.map(({ san }) => san), ...doubtful].map(plain) });
  if (only === undefined) return first.ok ? err({ kind: 'unreadable' }) : first;
  const { names } = series.kind.rules;
  const step = steps.find(
    ({ from, to, promotion }) =>
      only.move.kind === 'move' &&
      names[from] === only.move.from &&
      names[to] === only.move.to &&
      promotion === only.move.promotion,
  );
  return step === undefined ? err({ kind: 'illegal', drop: null }) : ok(step);
};

/** Why a step that leaves no king in check may not be played here all the same (P5, P9). */
const barredBy = (series: Series, step: StepTaken, text: string): Problem => {
  const { kind, length, made } = series;
  const allowed = inTurn(series, safeSteps(series));
  if (kind.isInTurn && !allowed.includes(step)) {
    const squares = [...new Set(allowed.map(({ from }) => kind.rules.names[from] ?? ''))];
    return refuse('move/not_in_turn', { text, waiting: squares }, text);
  }
  return refuse('move/early_check', { text, left: length - made - 1 }, text);
};

/** What the king's safety forbids (P2); else the piece does not move so: no rule of series. */
const OF_KING: ReadonlySet<WhyNot['kind']> = new Set(['pinned', 'in-check', 'king-attacked', 'castling-attacked']);

const problemOf = (series: Series, text: string, error: SanError): Problem => {
  const { kind, position } = series;
  switch (error.kind) {
    case 'unreadable':
      return refuse('move/unreadable', { text }, text);
    case 'ambiguous':
      return refuse('move/ambiguous', { text, candidates: error.candidates }, text);
    case 'wrong-mark':
      return refuse('move/wrong_mark', { text, san: error.san }, text);
    case 'illegal': {
      const safe = meant(series, withoutMarks(text), safeSteps(series));
      if (safe.ok) return barredBy(series, safe.value, text);
      const side = position.toMove;
      const why = whyNot(kind.rules, position, withoutMarks(text), noMate);
      const inCheck = isInCheck(kind.rules, position, side);
      const problem = refuse('move/illegal', { text, side, inCheck, why }, text);
      return inCheck || OF_KING.has(why.kind) ? problem : { ...problem, rule: null };
    }
  }
};

/** A written mark must be true; a missing one is accepted, and a mate may be written as a check. */
const isTrueMark = (text: string, san: string): boolean => {
  const [mark = ''] = /[+#](?=[!?]*$)/u.exec(text) ?? [];
  const [is = ''] = /[+#]$/.exec(san) ?? [];
  return mark === '' || mark === is || (mark === '+' && is === '#');
};

/**
 * The move that a text means as the next of a series: SAN, coordinates, or what people type for it.
 * @returns move/unreadable, move/illegal, move/ambiguous, move/wrong_mark, move/early_check, move/not_in_turn
 */
export const readMove = (game: Game, text: string): Result<WrittenStep, Problem> => {
  const { series } = game;
  const read = meant(series, withoutMarks(text.trim()), stepsIn(series));
  if (!read.ok) return err(problemOf(series, text, read.error));
  const san = writtenStep(game, read.value);
  return isTrueMark(text, san) ? ok({ step: read.value, san }) : err(refuse('move/wrong_mark', { text, san }, text));
};
