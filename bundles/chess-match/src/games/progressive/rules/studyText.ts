import type { StepTaken } from '../../chess/steps';
import { readStart, writeStart } from './fen';
import { advance, begin, type Game, type Start } from './game';
import { moveOf, stepsIn, type Series } from './series';
import { gameIn, standOf, type State } from './state';
import type { Kind } from './variant';

/** A game in the middle of a turn, by where the turn began and what was moved in it. */
export interface Studied {
  readonly game: Game;
  readonly begun: Start & { readonly quiet: number };
  /** Moves made in the turn, as programs write them: "e7e5". */
  readonly made: readonly string[];
}

const coordinates = ({ kind }: Series, step: StepTaken): string => {
  const { from, to, promotion } = moveOf(kind, step);
  return `${from}${to}${promotion ?? ''}`;
};

/** At the beginning of a turn. */
export const studiedFrom = (kind: Kind, begun: Studied['begun']): Studied => ({
  game: begin(kind, begun, begun.quiet),
  begun,
  made: [],
});

/** After a move that may be played next. */
export const studiedAfter = ({ game, begun, made }: Studied, step: StepTaken): Studied => {
  const after = advance(game, step);
  if (after.turn !== game.turn) return { game: after, begun: standOf(after), made: [] };
  return { game: after, begun, made: [...made, coordinates(game.series, step)] };
};

/** FEN of the turn's beginning, quiet turns before it (P7), and the moves made in it: "… b KQkq e3 2 0 e7e5". */
export const writeStudied = ({ series: { kind } }: Game, { begun, made }: Omit<Studied, 'game'>): string =>
  [writeStart(kind, begun), begun.quiet, ...made].join(' ');

/** The same read again; null where it is no text of this room. */
export const readStudied = (kind: Kind, text: string): Studied | null => {
  const words = text.split(' ');
  const start = readStart(kind, words.slice(0, 5).join(' '));
  const quiet = Number(words[5] ?? 0);
  if (!start.ok || !Number.isInteger(quiet)) return null;
  let studied: Studied | null = studiedFrom(kind, { ...start.value, quiet });
  for (const word of words.slice(6)) {
    const { game }: Studied = studied;
    const step: StepTaken | undefined =
      game.end === null ? stepsIn(game.series).find((each) => coordinates(game.series, each) === word) : undefined;
    if (step === undefined) return null;
    studied = studiedAfter(studied, step);
  }
  return studied;
};

/** A match as it stands, nothing of the turn being made. */
export const studyText = (state: State): string => writeStudied(gameIn(state), { begun: state.stand, made: [] });
