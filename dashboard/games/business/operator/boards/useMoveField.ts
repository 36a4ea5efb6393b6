import { useState } from 'react';
import { sanIn } from 'chess-match/client/view';
import { movesStarting } from 'chess-match/client/turn';
import type { BoardModel } from 'chess-match/games/business';
import { settleField } from '../model/fieldText';
import { useStrings } from '../../../../operator/state/context';

/** What stands in a board's field, and what it means: its move, the beginning of some, or none. */
export const useMoveField = (model: BoardModel, turn: string, onMove: (san: string | null) => void) => {
  const { language } = useStrings();
  const [draft, setDraft] = useState<{ readonly turn: string; readonly text: string } | null>(null);
  const typed = draft?.turn === turn ? draft.text : null;
  const setTyped = (next: string | null): void => {
    setDraft(next === null ? null : { turn, text: next });
  };
  const meant = model.state === 'moved' ? (model.after.lastMoves.at(-1)?.san ?? model.drafted) : model.drafted;
  const text = typed ?? sanIn(meant ?? '', language);
  const found = typed === null || typed.trim() === '' ? [] : movesStarting(model.moves, typed.trim());
  const isWrong = typed !== null && typed.trim() !== '' && found.length === 0;
  const isDone = model.drafted !== null && typed === null && model.state === 'moved';
  const isRefused = typed === null && model.state === 'to-move' && model.drafted !== null && model.problems.length > 0;
  const isBegun = typed !== found[0]?.san && typed !== sanIn(found[0]?.san ?? '', language);
  /** @returns whether this board is done */
  const settle = (mayComplete: boolean): boolean => {
    if (typed === null) return !isRefused;
    const { move, isDone: isSettled } = settleField(model.moves, typed, mayComplete);
    onMove(move);
    setTyped(null);
    return isSettled;
  };
  return { typed, setTyped, text, found, isBegun, isWrong, isRefused, isDone, settle };
};
