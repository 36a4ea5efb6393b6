import type { CaptainProps } from '../kit/display';
import './captain.css';
import './head.css';
import './thumbs.css';
import '../kit/entryBoard.css';
import './turn.css';
import './press.css';
import './tall.css';
import './phone.css';

/** A captain's screen of the game that is open. */
export const CaptainPage = (props: CaptainProps) => <props.own.Captain key={props.match.matchId} {...props} />;
