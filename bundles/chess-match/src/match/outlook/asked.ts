import type { JudgedView } from '@schemas/judged';
import { isDeepest } from '../../engine';
import type { Referee } from '../../games/common/judge';
import type { EnginePort } from '../authority/handlers/ports';
import type { OpenMatch } from '../authority/openMatch';
import { refuse } from '../base/errors';
import type { Judging } from './judging';
import { toldOf, UNKNOWN } from './reckon';

/** Somebody's own board, and the position he asks for. */
export interface Asking {
  readonly desk: string;
  /** FEN. */
  readonly position: string;
}

/** Of the newest alone: who closed his page without a word must not be in the way. */
const MOST_ASKING = 4;

/** The newest first. @param position null: it is asked for none any more */
export const withAsked = (asking: readonly Asking[], desk: string, position: string | null): readonly Asking[] => {
  const others = asking.filter((known) => known.desk !== desk);
  return position === null ? others : [{ desk, position }, ...others].slice(0, MOST_ASKING);
};

/** What is asked for, as far as it is a position by the rules that are judged by now. */
export const positionsAsked = (asking: readonly Asking[], { reads }: Referee): readonly string[] => [
  ...new Set(asking.map(({ position }) => position).filter(reads)),
];

type AskedPosition = JudgedView['asked'][number];

/** Nobody can move: mate, stalemate, or, where what helps may still come from another board, what nobody knows. */
const overOf = ({ isMate, toMove, engineMates }: Referee, position: string): Pick<AskedPosition, 'state' | 'worth'> => {
  if (isMate(position)) return { state: 'over', worth: toMove(position) === 'white' ? 0 : 1 };
  return { state: 'over', worth: engineMates === 'sure' ? 0.5 : null };
};

/** What is told of the positions that are asked for. */
export const toldOfAsked = (asking: readonly Asking[], judging: Judging | null, slope: number): AskedPosition[] => {
  if (judging === null) return [];
  const { engine, referee } = judging;
  const answerOf = (position: string): AskedPosition => {
    if (!referee.canMove(position)) return { position, ...UNKNOWN, ...overOf(referee, position) };
    if (engine.refuses(position)) return { position, ...UNKNOWN, state: 'failed' };
    const assessment = engine.of(position);
    const state = assessment !== null && isDeepest(assessment) ? 'done' : 'thinking';
    return { position, ...toldOf(assessment, slope), state };
  };
  return positionsAsked(asking, referee).map(answerOf);
};

interface DesksParts {
  readonly open: () => OpenMatch | null;
  readonly judging: () => Judging | null;
  readonly slope: number;
  /** Another position is asked for. */
  readonly onAsked: () => void;
}

/** Those who ask. */
export const createDesks = ({ open, judging, slope, onAsked }: DesksParts) => {
  let asking: readonly Asking[] = [];
  const ask: EnginePort['ask'] = (desk, position) => {
    const judge = open()?.game.lookBack.judge;
    if (position !== null && judge === undefined) return refuse('engine/not_here', {});
    if (position !== null && judge?.referee.reads(position) !== true) return refuse('engine/no_position', { position });
    asking = withAsked(asking, desk, position);
    onAsked();
    return null;
  };
  return {
    port: { ask },
    positions: ({ referee }: Judging): readonly string[] => positionsAsked(asking, referee),
    answers: (): JudgedView['asked'] => toldOfAsked(asking, judging(), slope),
  };
};
