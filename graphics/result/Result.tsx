import type { AirLanguage } from 'chess-match/client';
import { endingOf } from '../air/ending/ending';
import { endingText, reasonText } from '../air/ending/words';
import type { DrawingProps } from '../air/onAirParts';
import { ZONES } from '../air/theme';
import { untilNextEnds } from '../air/untilNextEnds';
import { BoardRow, type BoardsName } from '../boards/Boards';
import type { ResultStep } from './plan';
import { ScoreHead } from './ScoreHead';
import { bothText, resultWords } from './words';

export type ResultName = BoardsName | 'score' | 'air';
type Props = DrawingProps<'result', ResultName, ResultStep>;

const titleOf = ({ match, score }: Props['picture'], language: AirLanguage): string => {
  const ending = endingOf({ match, score });
  return ending === null ? resultWords(language).soFar : endingText(ending, match.teams, language);
};

/** Why it ended so, and how a match of several games stands. */
const belowOf = ({ match, score }: Props['picture'], language: AirLanguage): string => {
  const ending = endingOf({ match, score });
  return [ending === null ? '' : reasonText(ending, language), bothText(score, language)]
    .filter((part) => part !== '')
    .join('. ');
};

/** Who won and why, over the boards as they stood at the end. */
export const Result = ({ picture: now, language }: Props) => {
  const picture = untilNextEnds(now);
  if (picture.match.status === 'none') return null;
  return (
    <>
      <ScoreHead picture={picture} title={titleOf(picture, language)} below={belowOf(picture, language)} />
      <BoardRow zone={ZONES.full} picture={picture} steps={[]} language={language} />
    </>
  );
};
