import type { ShownBoard } from 'chess-match/client/turn';
import type { CaptainTexts } from './texts';

/** What a board waits for, or how it stands. What else decides it is worded by its game. */
export const waitWord = ({ kind, state }: Pick<ShownBoard, 'kind' | 'state'>, texts: CaptainTexts): string =>
  state === 'to-move' || state === 'moved' ? texts.state[state] : texts.status[kind];
