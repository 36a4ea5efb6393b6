import { moveSquares, sanIn } from 'chess-match/client/view';
import { Panel, useLanguage } from '../../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../../shared/arbiter/data';
import { boardName } from 'chess-match/client/view';
import { StaticBoard } from '../../shared/position/StaticBoard';

/** The boards as they should stand in the hall, each with its last move. */
export const BoardsPanel = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const texts = useArbiterTexts();
  const language = useLanguage();
  return (
    <Panel title={texts.boards} className="boards-panel">
      <div className="board-cards" data-count={snapshot.boards.boards.length}>
        {snapshot.boards.boards.map(({ board, status, pieces, files, ranks, lastMoves }) => {
          const name = boardName(snapshot.match, board);
          return (
            <article key={board} className="board-card" data-status={status} data-testid={`board-${board}`}>
              <header>
                <b>{name}</b>
                <span className="board-last">{lastMoves.map(({ san }) => sanIn(san, language)).join(' ')}</span>
              </header>
              <StaticBoard
                pieces={pieces}
                files={files}
                ranks={ranks}
                marked={moveSquares(lastMoves)}
                label={texts.boardName(name)}
              />
            </article>
          );
        })}
      </div>
    </Panel>
  );
};
