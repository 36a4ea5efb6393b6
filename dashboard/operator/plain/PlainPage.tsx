import { ONE_MOVE } from 'chess-match/client/turn';
import { useStrings } from '../state/context';
import type { TurnWords } from '../turn/lacks';
import { StepsPage } from './StepsPage';
import { AS_TYPED } from '../../shared/writing';

const WORDS: TurnWords = {
  lacks: ({ draft }, { turn }) => (draft.items.some(({ problem }) => problem !== null) ? turn.mend : turn.noMove),
  ready: (_snapshot, { turn }) => turn.ready,
};

/** Any game of one thread. */
export const PlainPage = () => (
  <StepsPage making={ONE_MOVE} writing={AS_TYPED} words={WORDS} hint={useStrings().turn.anyHint} />
);
