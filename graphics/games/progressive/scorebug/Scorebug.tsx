import { headlineText, outcomeText, playOf } from 'chess-match/games/progressive';
import type { DrawingProps } from '../../../air/onAirParts';
import { Bug, type BUG_VIEWS } from '../../../scorebug/Bug';
import type { BugStep } from '../../../scorebug/plan';
import { SeriesStrip } from './SeriesStrip';

/** Why it ended is longest told; who won is seen beside it, and said where there is room. */
const ROOM = 84;

type Props = DrawingProps<'scorebug', (typeof BUG_VIEWS)[number] | 'play', BugStep>;

/** Who plays, how the match stands, both clocks, whose series it is, and what that means in a sentence. */
export const Scorebug = (props: Props) => {
  const { picture, language } = props;
  const { match, score } = picture;
  const play = playOf(picture);
  if (play === null) return null;
  const headline = headlineText(play, language);
  const outcome =
    play.end && play.end.result !== null ? `${outcomeText(play.end, match.teams, language)}. ${headline}` : headline;
  const sentence = outcome.length <= ROOM ? outcome : headline;
  const strip = <SeriesStrip match={match} score={score} play={play} language={language} />;
  return <Bug {...props} sentence={sentence} strip={strip} />;
};
