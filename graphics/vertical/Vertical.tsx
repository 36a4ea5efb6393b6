import { sideBySide } from 'chess-match/client/view';
import type { DrawingProps } from '../air/onAirParts';
import { untilNextEnds } from '../air/untilNextEnds';
import { Ground } from './Ground';
import { gridPlaces, PLAY, SCREEN } from './layout';
import { LineUps } from './LineUps';
import type { OfGame } from './ofGame';
import { Play } from './Play';
import type { VerticalName, VerticalPicture, VerticalStep } from './plan';
import { Row } from './Row';
import { sceneOf } from './scene';
import { SmallBoard } from './SmallBoard';
import { Teams } from './Teams';
import { Title } from './Title';
import { titleWordsOn } from './titleWords';

type Props = DrawingProps<'vertical', VerticalName, VerticalStep>;

const Grid = ({ picture, game }: { readonly picture: VerticalPicture; readonly game: OfGame }) => {
  const { match, boards } = picture;
  const shown = sideBySide(
    match,
    boards.boards.filter(({ status }) => status !== 'empty'),
  );
  const squares = Math.max(1, ...shown.map(({ files, ranks }) => Math.max(files, ranks)));
  const places = gridPlaces(SCREEN.stage, Math.max(1, shown.length), squares);
  return shown.map((view, index) => {
    const place = places[index];
    return (
      place && <SmallBoard key={view.board} {...{ view, match, place }} steps={[]} mark={game.mark?.(picture, view)} />
    );
  });
};

/**
 * The program for screens that are held upright: teams, one board large and the others below it, or the screen the
 * program shows in the place of the play. Nothing that matters stands where a phone's own controls do.
 */
export const verticalOf = (game: OfGame) => {
  const Vertical = ({ picture: now, before: former, steps, language }: Props) => {
    const scene = sceneOf(now.air);
    const picture = scene.kind === 'result' ? untilNextEnds(now) : now;
    const before = former && (scene.kind === 'result' ? untilNextEnds(former) : former);
    if (scene.kind === 'play') {
      return (
        <>
          <Ground match={picture.match} />
          {picture.match.status !== 'none' && (
            <div data-role="scene">
              <Teams zone={PLAY.head} picture={picture} before={before} hasScore />
              <Row picture={picture} game={game} language={language} />
              <Play picture={picture} asked={scene.board} steps={steps} game={game} language={language} />
            </div>
          )}
        </>
      );
    }
    const isOpen = picture.match.status !== 'none';
    const hasScore = scene.kind === 'break' || scene.kind === 'result';
    return (
      <>
        <Ground match={picture.match} />
        <div data-role="scene">
          <Title zone={SCREEN.title} words={titleWordsOn(scene, picture, language)} />
          {isOpen && <Teams zone={SCREEN.head} picture={picture} before={before} hasScore={hasScore} />}
          {isOpen && hasScore && <Grid picture={picture} game={game} />}
          {!hasScore && <LineUps zone={SCREEN.stage} people={picture.people} language={language} />}
        </div>
      </>
    );
  };
  return Vertical;
};
