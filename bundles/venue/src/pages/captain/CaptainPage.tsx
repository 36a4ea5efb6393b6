import { BoardCaptain } from '../games/swedish/captain/BoardCaptain';
import { TurnCaptain } from '../games/business/captain/TurnCaptain';
import type { CaptainProps } from './props';
import './captain.css';
import './head.css';
import './thumbs.css';
import '../kit/entryBoard.css';
import './turn.css';
import './press.css';
import './tall.css';
import './phone.css';

/** A captain's screen of the game that is open: a turn on all boards together, or each board by itself. */
export const CaptainPage = (props: CaptainProps) =>
  props.match.threads.length > 1 ? (
    <BoardCaptain key={props.match.matchId} {...props} />
  ) : (
    <TurnCaptain key={props.match.matchId} {...props} />
  );
