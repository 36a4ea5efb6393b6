import { branchColour, formatHalves, kindText, type Language } from 'chess-match/client';
import { chipsOf } from 'chess-match/games/business';
import type { BusinessCourse } from 'chess-match/games/business';
import { memo, type MouseEvent } from 'react';
import { BUSINESS_TEXTS } from '../texts';
import { placeText } from '../../../../commentator/placeText';
import { NodeMark } from './NodeMark';
import { arcsOf, linesOf, ticksOf, type TreeLayout } from './treeLayout';
import { keyOf, type TreeModel, type TreeNode } from './treeModel';

interface TreeParts {
  readonly model: TreeModel;
  readonly tree: BusinessCourse;
  readonly layout: TreeLayout;
}

interface TreeDrawingProps extends TreeParts {
  readonly selected: TreeNode;
  readonly language: Language;
  readonly onSelect: (node: TreeNode) => void;
}

/** Dash patterns of the lines, the second cue beside the colour. */
const DASHES: readonly string[] = ['', '10 4', '2 4', '12 4 2 4', '6 6'];

const Rows = ({ model, layout }: Pick<TreeParts, 'model' | 'layout'>) =>
  model.rows.map((board) => (
    <g key={board} transform={`translate(0 ${layout.yOf(board)})`}>
      <line x1={0} x2={layout.width} className="tree-lane" />
    </g>
  ));

const Axis = ({ tree, model, layout }: TreeParts) => (
  <g className="tree-axis">
    {ticksOf(model.lastPly, layout.step).map(({ ply, move }) => (
      <text key={move} x={layout.xOf(ply)} y={layout.axisY + 15}>
        {move}
      </text>
    ))}
    {tree.scores.map(({ ply, white, black }) => (
      <text key={`score ${ply}`} x={layout.xOf(ply)} y={layout.axisY + 36} className="tree-score">
        {formatHalves(white)}:{formatHalves(black)}
      </text>
    ))}
  </g>
);

const Lines = ({ tree, model, layout }: TreeParts) => (
  <>
    {linesOf(model, layout).map(({ branch, board, d }) => (
      <g key={branch} strokeDasharray={DASHES[(board - 1) % DASHES.length]}>
        <path d={d} className="tree-line-under" />
        <path d={d} className="tree-line" stroke={branchColour(board)} />
      </g>
    ))}
    {arcsOf(tree, layout).map(({ key, kind, d, chips, labelX, labelY }) => (
      <g key={key} className={`tree-arc is-${kind}`}>
        <path d={d} />
        <text x={labelX} y={labelY + 5}>
          {chips}
        </text>
      </g>
    ))}
  </>
);

const endText = ({ kind, white, black }: NonNullable<TreeNode['view']['result']>, language: Language): string =>
  `${kindText(kind, language)} ${formatHalves(white)}:${formatHalves(black)}`;

const labelOf = (node: TreeNode, language: Language): string => {
  const texts = BUSINESS_TEXTS[language];
  const { board, view, san, turn } = node;
  const kind = view.result === null ? null : endText(view.result, language);
  return texts.node({ turn: placeText(turn, texts), board, chips: chipsOf(view), san, kind });
};

/** The place nearest to where the drawing was pressed: dots are small, fingers are not. */
const nearestTo = (
  event: MouseEvent<SVGSVGElement>,
  { nodes }: TreeModel,
  layout: TreeLayout,
): TreeNode | undefined => {
  const box = event.currentTarget.getBoundingClientRect();
  const wayTo = (node: TreeNode): number =>
    Math.hypot(layout.xOf(node.ply) - event.clientX + box.left, layout.yOf(node.board) - event.clientY + box.top);
  return nodes.toSorted((a, b) => wayTo(a) - wayTo(b))[0];
};

/** What does not change while places are chosen. */
const Ground = memo(({ model, tree, layout }: TreeParts) => (
  <>
    <Rows model={model} layout={layout} />
    <Lines tree={tree} model={model} layout={layout} />
    <Axis tree={tree} model={model} layout={layout} />
  </>
));
Ground.displayName = 'Ground';

/** Lines, forks, chips on their way, the score under the axis, and every place as an option that can be chosen. */
export const TreeDrawing = ({ model, tree, layout, selected, language, onSelect }: TreeDrawingProps) => {
  const x = layout.xOf(selected.ply);
  const onClick = (event: MouseEvent<SVGSVGElement>): void => {
    const node = nearestTo(event, model, layout);
    if (node !== undefined) onSelect(node);
  };
  return (
    <svg width={layout.width} height={layout.height} role="presentation" onClick={onClick}>
      <g aria-hidden="true">
        <Ground model={model} tree={tree} layout={layout} />
        <line x1={x} x2={x} y1={6} y2={layout.axisY} className="tree-now" />
      </g>
      {model.nodes.map((node) => (
        <NodeMark
          key={keyOf(node)}
          node={node}
          x={layout.xOf(node.ply)}
          y={layout.yOf(node.board)}
          isSelected={node === selected}
          label={labelOf(node, language)}
        />
      ))}
    </svg>
  );
};
