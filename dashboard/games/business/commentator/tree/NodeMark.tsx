import { memo } from 'react';
import { branchColour, formatHalves } from 'chess-match/client';
import { chipsOf } from 'chess-match/games/business';
import { nodeId, TREE } from './treeLayout';
import type { TreeNode } from './treeModel';

interface NodeMarkProps {
  readonly node: TreeNode;
  readonly x: number;
  readonly y: number;
  readonly isSelected: boolean;
  readonly label: string;
}

/**
 * Drawn anew only when it is chosen or not: a game has hundreds. One place of the tree: a dot, its chips where they
 * changed, the points where the line ends.
 */
export const NodeMark = memo(({ node, x, y, isSelected, label }: NodeMarkProps) => {
  const { board, ply, branch, view, chipsBefore } = node;
  const isEnd = view.status === 'ended';
  const colour = branchColour(board);
  const { radius } = TREE;
  return (
    <g
      id={nodeId(node)}
      role="option"
      aria-selected={isSelected}
      aria-label={label}
      className={isSelected ? 'tree-node is-selected' : 'tree-node'}
      transform={`translate(${x} ${y})`}
      data-node={`${branch}@${ply}`}
    >
      <title>{label}</title>
      {isSelected ? <circle r={radius + 6} className="tree-ring" /> : null}
      {isEnd ? (
        <rect x={-radius} y={-radius} width={radius * 2} height={radius * 2} className="tree-end" stroke={colour} />
      ) : (
        <circle r={chipsBefore === chipsOf(view) ? radius - 3 : radius} fill={colour} className="tree-dot" />
      )}
      {isEnd && view.result !== null ? (
        <text y={-radius - 5} className="tree-points" aria-hidden="true">
          {formatHalves(view.result.white)}:{formatHalves(view.result.black)}
        </text>
      ) : null}
      {!isEnd && chipsOf(view) > 0 && chipsBefore !== chipsOf(view) ? (
        <text y={-radius - 4} className="tree-chips" aria-hidden="true">
          {chipsOf(view)}
        </text>
      ) : null}
    </g>
  );
});
NodeMark.displayName = 'NodeMark';
