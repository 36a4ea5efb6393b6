import { branchColour, formatHalves, kindText, type Language, type TreeView } from 'chess-match/client';
import { useEffect, useMemo, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Panel } from '../../shared';
import { useElementSize } from '../../shared/useElementSize';
import { Badge } from '../Badge';
import { COMMENTATOR_TEXTS } from '../texts/texts';
import { placeText } from '../turnText';
import { NodeMark } from './NodeMark';
import { arcsOf, linesOf, rowHeight, ticksOf, treeLayout, type TreeLayout } from './treeLayout';
import { keyOf, type TreeModel, type TreeNode } from './treeModel';
import { walk, type Direction } from './walk';

interface TreePanelProps {
  readonly model: TreeModel;
  readonly tree: TreeView;
  readonly selected: TreeNode;
  readonly language: Language;
  readonly actions: ReactNode;
  readonly onSelect: (node: TreeNode) => void;
}

const WAYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/** Dash patterns of the lines, the second cue beside the colour. */
const DASHES: readonly string[] = ['', '10 4', '2 4', '12 4 2 4', '6 6'];

const Rows = ({ model, layout }: { readonly model: TreeModel; readonly layout: TreeLayout }) =>
  model.rows.map((board) => (
    <g key={board} transform={`translate(0 ${layout.yOf(board)})`}>
      <line x1={0} x2={layout.width} className="tree-lane" />
    </g>
  ));

const Axis = ({ tree, model, layout }: Pick<TreePanelProps, 'tree' | 'model'> & { readonly layout: TreeLayout }) => (
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

const Lines = ({ tree, model, layout }: Pick<TreePanelProps, 'tree' | 'model'> & { readonly layout: TreeLayout }) => (
  <>
    {linesOf(model, layout).map(({ branch, board, d }) => (
      <path
        key={branch}
        d={d}
        className="tree-line"
        stroke={branchColour(board)}
        strokeDasharray={DASHES[(board - 1) % DASHES.length]}
      />
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

/** The branch tree: every place can be chosen, by pointing at it or by walking with the arrows. */
export const TreePanel = ({ model, tree, selected, language, actions, onSelect }: TreePanelProps) => {
  const texts = COMMENTATOR_TEXTS[language];
  const scroller = useRef<HTMLDivElement>(null);
  const width = useElementSize(scroller)?.width ?? 0;
  const row = rowHeight(window.innerHeight);
  const layout = useMemo(() => treeLayout(model, Math.max(320, width - 2), row), [model, width, row]);
  const x = layout.xOf(selected.ply);
  useEffect(() => {
    const box = scroller.current;
    if (box === null || (x > box.scrollLeft + 80 && x < box.scrollLeft + box.clientWidth - 80)) return;
    box.scrollTo({ left: x - box.clientWidth / 2 });
  }, [x]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    if (way === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onSelect(walk(model, selected, way));
  };
  const onClick = (event: MouseEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const point = { x: event.clientX - box.left, y: event.clientY - box.top };
    const near = (node: TreeNode): number =>
      Math.hypot(layout.xOf(node.ply) - point.x, layout.yOf(node.board) - point.y);
    const [nearest] = model.nodes.toSorted((a, b) => near(a) - near(b));
    if (nearest !== undefined) onSelect(nearest);
  };
  const nodeLabel = (node: TreeNode): string =>
    texts.node({
      turn: placeText(node.turn, texts),
      board: node.board,
      chips: node.view.chips,
      san: node.san,
      kind: node.view.result === null ? null : endText(node.view.result, language),
    });
  return (
    <Panel title={texts.tree} actions={actions} className="co-tree" testId="tree">
      <div className="tree-badges" aria-hidden="true">
        {model.rows.map((board) => (
          <span key={board} style={{ top: layout.yOf(board) }}>
            <Badge board={board} />
          </span>
        ))}
      </div>
      <div
        ref={scroller}
        className="tree-scroller"
        role="listbox"
        tabIndex={0}
        aria-label={texts.treeHint}
        aria-orientation="horizontal"
        aria-activedescendant={`node ${keyOf(selected)}`.replaceAll(' ', '-')}
        data-testid="tree-list"
        onKeyDown={onKeyDown}
      >
        <svg width={layout.width} height={layout.height} role="presentation" onClick={onClick}>
          <g aria-hidden="true">
            <Rows model={model} layout={layout} />
            <line x1={x} x2={x} y1={6} y2={layout.axisY} className="tree-now" />
            <Lines tree={tree} model={model} layout={layout} />
            <Axis tree={tree} model={model} layout={layout} />
          </g>
          {model.nodes.map((node) => (
            <NodeMark
              key={keyOf(node)}
              node={node}
              x={layout.xOf(node.ply)}
              y={layout.yOf(node.board)}
              isSelected={node === selected}
              label={nodeLabel(node)}
            />
          ))}
        </svg>
      </div>
    </Panel>
  );
};
