import { inHallOrder } from 'chess-match/client/drawing';
import { tidy, type ShownBoard, type TurnMaking } from 'chess-match/client/turn';
import { useState } from 'react';
import { useTruth } from '../device/hooks';
import type { CaptainProps } from '../kit/display';
import { standingOf } from './standing';
import { isUnderWay } from './turnEntry';
import { useSeenTurn } from './useSeenTurn';
import { useTried } from './useTried';

/**
 * The turn of a team whose boards wait for one another: what the server says of it, and what is made of it at this
 * screen.
 */
export const useTurn = <B extends ShownBoard>(props: CaptainProps, making: TurnMaking<B>) => {
  const { device, views, match, self, language } = props;
  const { kind: truth } = useTruth(device);
  const { team, moves, next, entry, state, draft, own, isOwnTurn, line } = useSeenTurn(props, making.grammar);
  const boards = making.boards({
    views: views.boards?.boards ?? [],
    draft,
    line,
    own,
    moves,
    next,
  });
  const inPlay = boards.filter(making.isInPlay);
  const shown = inHallOrder(inPlay.length === 0 ? boards.filter(({ kind }) => kind === 'ended') : inPlay);
  const [chosen, choose] = useState(1);
  const active = shown.find(({ board }) => board === chosen) ?? shown[0];
  const isFree = !isUnderWay(state);
  const mayEnter =
    truth === 'live' && isOwnTurn && self.inPlay && team?.entry !== 'operator' && match.status === 'playing' && isFree;
  const { why, ask } = useTried(device, `${state.entry.draft.turn} ${line}`, language);
  const standing = standingOf({ props, truth, team, draft, line, isOwnTurn });
  return {
    truth,
    entry,
    state,
    draft,
    own,
    isOwnTurn,
    line,
    boards,
    inPlay,
    shown,
    active,
    choose,
    mayEnter,
    standing,
    why,
    isReady: mayEnter && standing.tone === 'ready',
    isMovable: active !== undefined && mayEnter && making.isMovable(active),
    /**
     * A turn that was found elsewhere, into the draft: where a line is whole by itself it takes the place of what
     * stands there.
     */
    put: (board: number, turn: string): void =>
      entry.edit((now) => making.withMove(making.grammar.goesOn ? now : '', board, turn)),
    /** A move made by hand, and on to the next board that needs one. */
    move: (board: number, san: string): void => {
      entry.edit((now) => making.withMove(now, board, san));
      const next = making.next(boards, board);
      if (next !== null) choose(next);
    },
    /** A move that is none, as it was tried by hand. */
    try: (board: number, text: string): void => ask(making.tried(line, board, text)),
    press: (): void => {
      if (tidy(line) === tidy(draft.line)) entry.press();
    },
  };
};

export type Turn<B extends ShownBoard = ShownBoard> = ReturnType<typeof useTurn<B>>;
