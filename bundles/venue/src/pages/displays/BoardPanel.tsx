import { branchColour, chipsText, formatHalves, opponent, Piece, type Language } from 'chess-match/client/drawing';
import type { VenueViews } from 'chess-match/contract/venue';
import type { VenueTexts } from '../texts';
import { Board } from './Board';

type View = VenueViews['board1'];
type Side = 'white' | 'black';

interface PanelProps {
  readonly view: View;
  readonly match: VenueViews['match'];
  readonly texts: VenueTexts;
  readonly language: Language;
}

/** The side that sits below: that of the first team, so that a team's boards are all seen from its chairs. */
export const bottomOf = (match: VenueViews['match'], board: number): Side => {
  const thread = match.threads.find(({ boards }) => boards.includes(board));
  const seat = match.seats.find((one) => one.thread === thread?.id && one.team === 'white');
  return seat?.side ?? 'white';
};

const Reserve = ({ view, side }: { readonly view: View; readonly side: Side }) =>
  view.reserves !== null && (
    <ul className="reserve" data-side={side}>
      {view.reserves[side].map(({ piece, count }) => (
        <li key={piece} data-count={count}>
          <svg viewBox="0 0 45 45">
            <Piece code={`${side === 'white' ? 'w' : 'b'}${piece}`} />
          </svg>
          <span>{count}</span>
        </li>
      ))}
    </ul>
  );

const stateOf = (view: View, texts: VenueTexts): string => {
  if (view.status === 'empty') return texts.boardIsFree;
  const { result } = view;
  if (view.status === 'ended')
    return result === null ? texts.ended : `${formatHalves(result.white)} : ${formatHalves(result.black)}`;
  return view.toMove === null ? '' : texts.toMove[view.toMove];
};

/** One board with what is known of it: its number, what it is worth, whose move it is. */
export const BoardPanel = ({ view, match, texts, language }: PanelProps) => {
  const bottom = bottomOf(match, view.board);
  return (
    <section className="board-panel" data-status={view.status} style={{ borderColor: branchColour(view.board) }}>
      <header>
        <b className="badge" style={{ background: branchColour(view.board) }}>
          {view.board}
        </b>
        {view.chips > 0 && <span className="worth">{chipsText(view.chips, language)}</span>}
        <span className="state">{stateOf(view, texts)}</span>
      </header>
      <Reserve view={view} side={opponent(bottom)} />
      <Board view={view} bottom={bottom} />
      <Reserve view={view} side={bottom} />
    </section>
  );
};
