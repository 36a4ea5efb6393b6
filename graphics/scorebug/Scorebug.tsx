import type { DrawingProps } from '../air/onAirParts';
import { Bug, type BUG_VIEWS } from './Bug';
import { endSentence } from './endSentence';
import type { BugStep } from './plan';

/** The score bug of a game that tells its end alone. */
export const Scorebug = (props: DrawingProps<'scorebug', (typeof BUG_VIEWS)[number], BugStep>) => (
  <Bug {...props} sentence={endSentence(props.picture, props.language)} />
);
