import { err, ok, type Result } from '../../common/result';
import type { Position } from '../../chess/position';
import type { Agreed } from './setting';
import { turnsOf, type Turn } from './turn';
import { whyNot, type WhyNot } from './whyNot';
import { readWritten, type Written } from './written';

/** Why a text is no turn: it cannot be read, or the rules forbid it. */
export type TurnError = { readonly kind: 'unreadable' } | WhyNot;

const isMeant = (position: Position, written: Written, turn: Turn): boolean => {
  if (written.kind === 'inauguration' || turn.kind === 'inauguration') return written.kind === turn.kind;
  const { step } = turn;
  if (written.kind === 'castling') {
    const far = Math.abs(step.to - step.from);
    return step.castling?.castling.wing === written.wing && far === written.far;
  }
  const type = position.squares[step.from]?.type;
  return (
    step.from === written.from &&
    step.to === written.to &&
    step.promotion === written.promotion &&
    (written.piece === null || written.piece === type) &&
    (!written.takes || step.captured >= 0)
  );
};

/** The turn a text means in a position. */
export const readTurn = (agreed: Agreed, position: Position, text: string): Result<Turn, TurnError> => {
  const written = readWritten(text);
  if (written === null) return err({ kind: 'unreadable' });
  const turn = turnsOf(agreed, position).find((each) => isMeant(position, written, each));
  return turn === undefined ? err(whyNot(agreed, position, written)) : ok(turn);
};
