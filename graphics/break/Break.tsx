import type { AirLanguage } from 'chess-match/client';
import { isApart } from 'chess-match/client/view';
import type { DrawingProps } from '../air/onAirParts';
import type { Picture } from '../air/parts';
import { BoardTiles } from './BoardTiles';
import { BreakScreen } from './BreakScreen';
import { Notes } from './Notes';
import type { BreakStep } from './plan';

export const BREAK_VIEWS = ['people', 'score', 'boards', 'clocks', 'turns', 'play'] as const;
type BreakName = (typeof BREAK_VIEWS)[number];

/** What a game tells in a break: how it stands, and what was played last; "" for nothing. */
export interface BreakNotes {
  readonly stands: string;
  readonly latest: string;
}

export type BreakTexts = (picture: Picture<'break', BreakName>, language: AirLanguage) => BreakNotes;

/** The screen of a break with what a game tells of itself, and its boards where they are played apart. */
export const breakOf = (texts: BreakTexts) => {
  const Break = (props: DrawingProps<'break', BreakName, BreakStep>) => {
    const { picture, language } = props;
    const { match, score } = picture;
    const hasBoards = isApart(match) && match.status !== 'none';
    return (
      <>
        <BreakScreen {...props} isBelowBoards={hasBoards}>
          <Notes {...{ match, score, language }} {...texts(picture, language)} />
        </BreakScreen>
        {hasBoards && <BoardTiles picture={picture} language={language} />}
      </>
    );
  };
  return Break;
};
