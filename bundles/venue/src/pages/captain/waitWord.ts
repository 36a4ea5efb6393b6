import type { ShownBoard } from 'chess-match/client/turn';
import type { CaptainTexts } from './texts';

/** What a board waits for, or how it stands. */
export const waitWord = ({ kind, state }: Pick<ShownBoard, 'kind' | 'state'>, texts: CaptainTexts): string =>
  state === null ? texts.status[kind] : texts.state[state];
