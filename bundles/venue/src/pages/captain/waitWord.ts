import type { ShownBoard } from './turnMaking';
import type { CaptainTexts } from './texts';

/** What a board waits for, or how it stands. */
export const waitWord = ({ kind, state }: Pick<ShownBoard, 'kind' | 'state'>, texts: CaptainTexts): string =>
  state === null ? texts.status[kind] : texts.state[state];
