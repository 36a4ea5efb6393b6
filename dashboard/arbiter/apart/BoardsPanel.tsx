import { moveSquares, sanIn } from 'chess-match/client/view';
import { Panel, useLanguage } from '../../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../../shared/arbiter/data';
import { boardName } from 'chess-match/client/view';
import { StaticBoard } from '../../shared/position/StaticBoard';
import { Reserve } from '../../shared/Reserve';
import { useTexts } from './parts';

type BoardView = ArbiterSnapshot['boards']['boards'][number];

interface CardProps {
  readonly view: BoardView;
  readonly name: string;
}

const Card = ({ view, name }: CardProps) => {
  const texts = useTexts();
  const language = useLanguage();
  const { board, status, pieces, files, ranks, lastMoves, reserves } = view;
  const held = (side: 'white' | 'black') =>
    reserves === null ? null : (
      <Reserve
        side={side}
        pieces={reserves[side]}
        label={`${texts.seat(name, side)}, ${texts.reserve}`}
        empty={texts.empty}
        testId={`reserve-${name}-${side}`}
      />
    );
  return (
    <article className="board-card" data-status={status} data-testid={`board-${board}`}>
      <header>
        <b>{name}</b>
        <span>{sanIn(lastMoves[0]?.san ?? '', language)}</span>
      </header>
      {held('black')}
      <StaticBoard
        pieces={pieces}
        files={files}
        ranks={ranks}
        marked={moveSquares(lastMoves)}
        label={texts.board(name)}
      />
      {held('white')}
    </article>
  );
};

/** All boards, with the reserves of their players where pieces come back, as they should stand in the hall. */
export const BoardsPanel = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => (
  <Panel title={useArbiterTexts().boards} className="boards-panel">
    <div className={snapshot.boards.boards.length === 2 ? 'board-cards two-boards' : 'board-cards'}>
      {snapshot.boards.boards.map((view) => (
        <Card key={view.board} view={view} name={boardName(snapshot.match, view.board)} />
      ))}
    </div>
  </Panel>
);
