import { Board, Reserve } from 'chess-match/client/board';
import { Chips } from 'chess-match/games/business/Chips';
import { boardName, branchColour, type Language, opponent, sideOn } from 'chess-match/client/drawing';
import type { Team, VenueViews } from 'chess-match/contract/venue';
import type { VenueTexts } from '../texts';
import { preparedOn, type Prepared } from './prepared';
import { stateOf } from './stateOf';
import './boardPanel.css';

type View = VenueViews['boards']['boards'][number];

interface PanelProps {
  readonly view: View;
  readonly views: Partial<VenueViews>;
  readonly match: VenueViews['match'];
  readonly texts: VenueTexts;
  readonly language: Language;
  /** Which team's side is below. */
  readonly seenBy: Team;
}

/** What a board is worth, and what it would be worth after the turn being prepared. */
export const Worth = ({
  view,
  prepared,
  language,
}: Pick<PanelProps, 'view' | 'language'> & { readonly prepared: Prepared | null }) => {
  const chips = prepared?.chips ?? view.chips;
  return (
    <>
      {view.status === 'live' && chips !== view.chips && <s className="chips-before">{view.chips}</s>}
      {chips > 0 && <Chips board={view.board} count={chips} language={language} />}
    </>
  );
};

/** One board of several, with what is known of it: its number, what it is worth, whose move it is. */
export const BoardPanel = ({ view, views, match, texts, language, seenBy }: PanelProps) => {
  const bottom = sideOn(match, view.board, seenBy);
  const prepared = preparedOn(views, view);
  const status = prepared === null ? view.status : 'prepared';
  return (
    <section className="board-panel" data-status={status} style={{ borderColor: branchColour(view.board) }}>
      <header>
        <b className="badge" style={{ background: branchColour(view.board) }}>
          {boardName(match, view.board)}
        </b>
        <Worth {...{ view, prepared, language }} />
        <span className="state">
          {prepared === null ? stateOf(view, null, { texts, language }) : texts.preparedShort}
        </span>
      </header>
      <Reserve view={view} side={opponent(bottom)} />
      <Board view={{ ...view, ...prepared }} bottom={bottom} isPrepared={prepared !== null} />
      <Reserve view={view} side={bottom} />
    </section>
  );
};
