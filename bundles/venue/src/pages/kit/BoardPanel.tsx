import { PlayedBoard, Reserve } from 'chess-match/client/board';
import { boardName, branchColour, opponent, sideOn } from 'chess-match/client/drawing';
import type { Team, VenueViews } from 'chess-match/contract/venue';
import type { DisplayProps } from './display';
import { preparedOn } from './prepared';
import { stateOf } from './stateOf';
import './boardPanel.css';

type View = VenueViews['boards']['boards'][number];

interface PanelProps extends Pick<DisplayProps, 'views' | 'match' | 'texts' | 'language' | 'own'> {
  readonly view: View;
  /** Which team's side is below. */
  readonly seenBy: Team;
}

/** One board of several, with what is known of it: its number, what it is worth, whose move it is. */
export const BoardPanel = ({ view, views, match, texts, language, own, seenBy }: PanelProps) => {
  const bottom = sideOn(match, view.board, seenBy);
  const prepared = preparedOn(views, view);
  const status = prepared === null ? view.status : 'prepared';
  return (
    <section className="board-panel" data-status={status} style={{ borderColor: branchColour(view.board) }}>
      <header>
        <b className="badge" style={{ background: branchColour(view.board) }}>
          {boardName(match, view.board)}
        </b>
        {own.Worth !== null && <own.Worth {...{ view, prepared, language }} />}
        <span className="state">
          {prepared === null ? stateOf(view, null, { views, texts, language, own }) : texts.preparedShort}
        </span>
      </header>
      <Reserve view={view} side={opponent(bottom)} />
      <PlayedBoard view={{ ...view, ...prepared }} bottom={bottom} isPrepared={prepared !== null} />
      <Reserve view={view} side={bottom} />
    </section>
  );
};
