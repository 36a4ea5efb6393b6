import { headlineOf, headlineText } from 'chess-match/games/classical';
import type { DrawingProps } from '../../../air/onAirParts';
import { Bug, type BUG_VIEWS } from '../../../scorebug/Bug';
import { endSentence } from '../../../scorebug/endSentence';
import type { BugStep } from '../../../scorebug/plan';

type Props = DrawingProps<'scorebug', (typeof BUG_VIEWS)[number], BugStep>;

/** Who leads and what is still played, at last how it ended. */
const sentenceOf = ({ picture, language }: Pick<Props, 'picture' | 'language'>): string => {
  const { match, score } = picture;
  const headline = headlineOf(picture);
  return headline === null
    ? endSentence(picture, language)
    : headlineText(headline, { teams: match.teams, score }, language);
};

/** The score bug with how the match stands. */
export const Scorebug = (props: Props) => <Bug {...props} sentence={sentenceOf(props)} />;
