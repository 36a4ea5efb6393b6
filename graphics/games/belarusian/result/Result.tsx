import { boardAt, capitalised, opponent, sideOn } from 'chess-match/client/view';
import { endText, type AirLanguage, type ScoreView, type Side } from 'chess-match/client';
import { headlineOf, headlineText } from 'chess-match/games/belarusian';
import { PlayedBoard } from '../../../air/board/PlayedBoard';
import { classes } from '../../../air/classes';
import { endingText } from '../../../air/ending/words';
import look from '../../../air/look.module.css';
import type { DrawingProps } from '../../../air/onAirParts';
import { box } from '../../../air/rect';
import { branchTheme, ZONES } from '../../../air/theme';
import { untilNextEnds } from '../../../air/untilNextEnds';
import { PlayerBar } from '../../../boards/PlayerBar';
import { Sheet } from '../../../focus/Sheet';
import type { ResultStep } from '../../../result/plan';
import { ScoreHead } from '../../../result/ScoreHead';
import { bothText, resultWords } from '../../../result/words';
import { BannerPlate } from '../boards/BannerPlate';
import type { BoardsName } from '../boards/Boards';
import { placesIn } from '../boards/layout';
import { Ground } from '../shared/Ground';
import { playOf, type BelarusianPlay } from '../shared/play';
import { pointsText } from '../shared/points';
import { shownIn } from '../shared/shownTurns';
import { storyOf } from './story';
import css from './result.module.css';

export type ResultName = BoardsName | 'score' | 'air';
type Props = DrawingProps<'result', ResultName, ResultStep>;

const BOARD = 1;
const PLACES = placesIn(ZONES.full);

const titleOf = ({ match }: Props['picture'], play: BelarusianPlay | null, language: AirLanguage): string => {
  if (!play?.end) return resultWords(language).soFar;
  const { result: winner, reason: kind } = play.end;
  return endingText({ winner, kind }, match.teams, language);
};

/** By what it ended, and how a match of several games stands. */
const belowOf = (score: ScoreView, play: BelarusianPlay | null, language: AirLanguage): string => {
  const why = play?.end ? capitalised(endText(play.end.reason, language)) : '';
  return [why, bothText(score, language)].filter((part) => part !== '').join('. ');
};

/** Who won, what it paid and why, beside the board as it stood at the end. */
export const Result = ({ picture: now, language }: Props) => {
  const picture = untilNextEnds(now);
  const { match, score } = picture;
  if (match.status === 'none') return null;
  const play = playOf(picture.play);
  const view = boardAt(picture.boards, BOARD);
  const bottom = sideOn(match, BOARD, 'white');
  const { banner, throne, becomes, field, top, turn } = PLACES;
  const story = { ...throne, height: becomes.y + becomes.height - throne.y };
  const bar = (side: Side, at: typeof top) => (
    <PlayerBar {...{ picture, side, at }} board={BOARD} isToMove={false} points={null} />
  );
  return (
    <>
      <ScoreHead picture={picture} title={titleOf(picture, play, language)} below={belowOf(score, play, language)} />
      {play && <BannerPlate play={play} at={banner} language={language} />}
      <div className={classes(css.story, look.plate)} style={box(story)} data-role="story">
        {play && <p>{play.end ? storyOf(play.end, language) : headlineText(headlineOf(play), language)}</p>}
        {score.ledger.length > 0 && <p className={css.pays}>{pointsText(score, language)}</p>}
      </div>
      <PlayedBoard view={view} at={field} tint={branchTheme(BOARD).colour} orientation={bottom} ghosts={{}} isFramed>
        <Ground play={play} view={view} bottom={bottom} />
      </PlayedBoard>
      {bar(opponent(bottom), top)}
      <Sheet
        at={turn}
        match={match}
        turns={shownIn(picture.turns, language)}
        view={{ ...view, result: null }}
        language={language}
      />
      {bar(bottom, PLACES.bottom)}
    </>
  );
};
