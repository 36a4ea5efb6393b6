import { Board, PlayedBoard, Reserve } from 'chess-match/client/board';
import { boardName, branchColour, isApart, opponent, sanIn, sideOn, teamAt } from 'chess-match/client/drawing';
import { teamOf } from 'chess-match/contract/viewers';
import type { Side } from 'chess-match/client/contract';
import type { ReactNode } from 'react';
import type { PartProps } from './parts';

type View = PartProps['facts']['boards'][number];

interface BoardProps extends PartProps {
  readonly view: View;
}

/** Whose move it is, or how it ended. */
const stateOf = ({ facts, own, view, words, language, isCovered }: BoardProps): string => {
  const { status, result, toMove } = view;
  if (status === 'live') return toMove === null ? '' : words.toMove[toMove];
  if (isCovered || result === null) return words.ended;
  return own.ended(facts, view, words, language);
};

/** What a board is worth, in words; "" where that is nothing, or all are worth the same. */
const worthText = ({ own: { worth }, view, language }: BoardProps): string => {
  const count = worth?.of(view) ?? 0;
  return worth === null || count === 0 ? '' : worth.text(count, language);
};

const WorthOf = ({ own: { worth }, view, language }: BoardProps) => {
  const count = worth?.of(view) ?? 0;
  return worth !== null && count > 0 && <worth.Shown {...{ count, language }} board={view.board} />;
};

/** A board for those who do not see it. */
const labelOf = (props: BoardProps): string => {
  const { facts, view, words, language } = props;
  const last = view.lastMoves.at(-1);
  return [
    words.board(boardName(facts.match, view.board)),
    worthText(props),
    stateOf(props),
    last === undefined ? '' : words.last(sanIn(last.san, language)),
  ]
    .filter(Boolean)
    .join(', ');
};

const Badge = ({ facts, view }: BoardProps) => (
  <b className="badge" style={{ background: branchColour(view.board) }}>
    {boardName(facts.match, view.board)}
  </b>
);

const bottomOf = ({ facts, view }: BoardProps): 'white' | 'black' =>
  sideOn(facts.match, view.board, teamOf(facts.audience) ?? 'white');

interface SeatProps extends BoardProps {
  readonly side: Side;
  /** Where there is little room a player is named alone: the board, large, says for whom. */
  readonly isSmall: boolean;
}

/** Whose side of a board it is and who plays there, where teams have one colour here and the other there. */
const SeatOf = ({ facts, view, side, isSmall }: SeatProps) => {
  const { match, players, people } = facts;
  if (!isApart(match)) return null;
  const team = teamAt(match, view.board, side);
  const player = players?.find((one) => one.board === view.board && one.team === team)?.name ?? '';
  const { name } = match.teams[team];
  const small = player || people[team].short || name;
  return (
    <span className="seat" data-side={side} data-to-move={view.toMove === side}>
      <span>{isSmall ? small : [player, name].filter(Boolean).join(', ')}</span>
    </span>
  );
};

const Large = (props: BoardProps) => {
  const { view, language } = props;
  const bottom = bottomOf(props);
  const last = view.lastMoves.at(-1);
  return (
    <section className="large" data-status={view.status} style={{ borderColor: branchColour(view.board) }}>
      <header>
        <Badge {...props} />
        <WorthOf {...props} />
        <span className="board-state">
          {stateOf(props)}
          {last !== undefined && <b>{sanIn(last.san, language)}</b>}
        </span>
      </header>
      <SeatOf {...props} side={opponent(bottom)} isSmall={false} />
      <Reserve view={view} side={opponent(bottom)} />
      <div className="field" role="img" aria-label={labelOf(props)}>
        <PlayedBoard view={view} bottom={bottom} />
      </div>
      <Reserve view={view} side={bottom} />
      <SeatOf {...props} side={bottom} isSmall={false} />
    </section>
  );
};

const Small = ({
  onChoose,
  isChosen,
  ...props
}: BoardProps & { readonly isChosen: boolean; readonly onChoose: () => void }) => {
  const { view, words } = props;
  const bottom = bottomOf(props);
  const worth = worthText(props);
  return (
    <li>
      <button
        type="button"
        className="small"
        aria-pressed={isChosen}
        data-status={view.status}
        style={{ borderColor: branchColour(view.board) }}
        onClick={onChoose}
      >
        <span className="head">
          <span className="unseen">{words.board('')}</span>
          <Badge {...props} />
          {worth !== '' && <b>{worth}</b>}
          <span>{stateOf(props)}</span>
        </span>
        <span className="field" aria-hidden>
          <SeatOf {...props} side={opponent(bottom)} isSmall />
          <Reserve view={view} side={opponent(bottom)} />
          <Board view={view} bottom={bottom} />
          <Reserve view={view} side={bottom} />
          <SeatOf {...props} side={bottom} isSmall />
        </span>
      </button>
    </li>
  );
};

interface BoardsProps extends PartProps {
  /** In order. */
  readonly views: readonly View[];
  readonly large: View | undefined;
  readonly onChoose: (board: number) => void;
  /** What belongs to the large board, below it. */
  readonly children: ReactNode;
}

/** One board large, and all of them small to choose from. */
export const Boards = ({ views, large, onChoose, children, ...props }: BoardsProps) => {
  if (large === undefined) return null;
  return (
    <section className="boards" aria-label={props.words.boards} data-focus-home="work">
      <div className="stage">
        <Large {...props} view={large} />
        {children}
      </div>
      {views.length > 1 && (
        <ul className="all">
          {views.map((view) => (
            <Small
              key={view.board}
              {...props}
              view={view}
              isChosen={view === large}
              onChoose={() => onChoose(view.board)}
            />
          ))}
        </ul>
      )}
    </section>
  );
};
