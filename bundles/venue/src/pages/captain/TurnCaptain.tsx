import { ONE_MOVE } from 'chess-match/client/turn';
import type { CaptainProps } from '../kit/display';
import { ActiveBoard } from './ActiveBoard';
import { CAPTAIN_TEXTS } from './texts';
import { Thumbs } from './Thumbs';
import { TurnFrame } from './TurnFrame';
import { useTurn } from './useTurn';

/** The turn of any game whose turn is one move: the move, and the clock. */
export const TurnCaptain = (props: CaptainProps) => {
  const { team: bottom } = props.seat;
  const texts = CAPTAIN_TEXTS[props.language];
  const turn = useTurn(props, ONE_MOVE);
  const { active } = turn;
  return (
    <TurnFrame
      {...{ ...props, turn }}
      thumbs={<Thumbs {...{ turn, bottom, texts }} onChoose={turn.choose} />}
      board={active !== undefined && <ActiveBoard key={active.board} {...{ turn, bottom, texts }} model={active} />}
    />
  );
};
