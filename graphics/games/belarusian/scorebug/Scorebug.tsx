import { headlineOf, headlineText } from 'chess-match/games/belarusian';
import type { DrawingProps } from '../../../air/onAirParts';
import { Bug, BUG_VIEWS } from '../../../scorebug/Bug';
import { endSentence } from '../../../scorebug/endSentence';
import type { BugStep } from '../../../scorebug/plan';
import { playOf } from '../shared/play';

export const OWN_BUG_VIEWS = [...BUG_VIEWS, 'play'] as const;
type Props = DrawingProps<'scorebug', (typeof OWN_BUG_VIEWS)[number], BugStep>;

/** The fight for the throne in a sentence, at last how it ended. */
const sentenceOf = ({ picture, language }: Pick<Props, 'picture' | 'language'>): string => {
  const play = playOf(picture.play);
  return play === null || play.end !== null ? endSentence(picture, language) : headlineText(headlineOf(play), language);
};

/** The score bug with who is near the throne. */
export const Scorebug = (props: Props) => <Bug {...props} sentence={sentenceOf(props)} />;
