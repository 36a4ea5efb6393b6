import { branchColour, formatHalves, formatPair, kindText, type Language } from 'chess-match/client';
import type { Moment } from 'chess-match/client/explore';
import { chipsOf } from 'chess-match/games/business';
import { Panel } from '../../../shared';
import { Badge } from './Badge';
import { San } from '../../../commentator/San';
import { BUSINESS_TEXTS } from './texts';
import { placeText } from '../../../commentator/placeText';
import type { TreeModel, TreeNode } from './tree/treeModel';
import { MarkedBoard } from '../../../commentator/boards/MarkedBoard';
import '../../../commentator/boards/boards.css';

interface BoardsPanelProps {
  readonly model: TreeModel;
  readonly moment: Moment;
  readonly selected: TreeNode;
  readonly language: Language;
  readonly onSelect: (node: TreeNode) => void;
}

/** One board as it stood then; pressing it chooses its branch. */
const BoardCard = ({
  node,
  isSelected,
  language,
  onSelect,
}: { node: TreeNode; isSelected: boolean } & Pick<BoardsPanelProps, 'language' | 'onSelect'>) => {
  const texts = BUSINESS_TEXTS[language];
  const { board, view, san } = node;
  const { result } = view;
  const chips = chipsOf(view);
  return (
    <button
      type="button"
      className={view.status === 'ended' ? 'co-card is-ended' : 'co-card'}
      aria-pressed={isSelected}
      style={{ '--branch': branchColour(board) }}
      data-testid={`card-${board}`}
      data-branch={node.branch}
      onClick={() => onSelect(node)}
    >
      <span className="co-card-head">
        <Badge board={board} />
        {san === null ? null : <San san={san} />}
        {chips > 0 ? (
          <span className="co-card-chips" title={texts.chips(chips)}>
            <span className="co-disc" aria-hidden="true" />
            {chips}
          </span>
        ) : null}
      </span>
      <MarkedBoard
        position={view}
        bottom="white"
        label={texts.board(board)}
        hasCoordinates={false}
        testId={`board-${board}`}
      />
      {result === null ? null : (
        <span className="co-card-result">
          {kindText(result.kind, language)} {formatHalves(result.white)}:{formatHalves(result.black)}
        </span>
      )}
    </button>
  );
};

/** All boards of one moment, hung as in the hall. */
export const BoardsPanel = ({ model, moment, selected, language, onSelect }: BoardsPanelProps) => {
  const texts = BUSINESS_TEXTS[language];
  const nodes = model.nodes
    .filter(({ ply }) => ply === selected.ply)
    .toSorted((a, b) => model.rows.indexOf(a.board) - model.rows.indexOf(b.board));
  const { white, black } = moment.score;
  return (
    <Panel
      title={`${texts.boards}: ${placeText(moment.turn, texts)}`}
      actions={
        <strong className="co-score" data-testid="moment-score">
          {formatPair(white, black)}
        </strong>
      }
      className="co-boards"
      testId="boards"
    >
      <div className="co-cards" data-ply={selected.ply}>
        {nodes.map((node) => (
          <BoardCard
            key={node.branch}
            node={node}
            isSelected={node === selected}
            language={language}
            onSelect={onSelect}
          />
        ))}
      </div>
    </Panel>
  );
};
