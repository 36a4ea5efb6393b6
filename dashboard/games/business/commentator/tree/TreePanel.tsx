import type { Language } from 'chess-match/client';
import type { BusinessCourse } from 'chess-match/games/business';
import { useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Panel } from '../../../../shared';
import { useElementSize } from '../../../../shared/useElementSize';
import { Badge } from '../Badge';
import { BUSINESS_TEXTS } from '../texts';
import { TreeDrawing } from './TreeDrawing';
import { nodeId, rowHeight, treeLayout } from './treeLayout';
import type { TreeModel, TreeNode } from './treeModel';
import { walk, type Direction } from './walk';
import './tree.css';

interface TreePanelProps {
  readonly model: TreeModel;
  readonly tree: BusinessCourse;
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

/** The selected place is kept this far from the edge of what is seen. Pixels. */
const MARGIN = 80;

const useInSight = (scroller: RefObject<HTMLDivElement | null>, x: number): void => {
  useEffect(() => {
    const box = scroller.current;
    if (box === null || (x > box.scrollLeft + MARGIN && x < box.scrollLeft + box.clientWidth - MARGIN)) return;
    box.scrollTo({ left: x - box.clientWidth / 2 });
  }, [scroller, x]);
};

/** The branch tree: every place can be chosen, by pointing at it or by walking with the arrows. */
export const TreePanel = ({ model, tree, selected, language, actions, onSelect }: TreePanelProps) => {
  const texts = BUSINESS_TEXTS[language];
  const scroller = useRef<HTMLDivElement>(null);
  const width = useElementSize(scroller)?.width ?? 0;
  const row = rowHeight(window.innerHeight);
  const layout = useMemo(() => treeLayout(model, Math.max(320, width - 2), row), [model, width, row]);
  useInSight(scroller, layout.xOf(selected.ply));
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    if (way === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onSelect(walk(model, selected, way));
  };
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
        aria-activedescendant={nodeId(selected)}
        data-testid="tree-list"
        onKeyDown={onKeyDown}
      >
        <TreeDrawing {...{ model, tree, layout, selected, language, onSelect }} />
      </div>
    </Panel>
  );
};
