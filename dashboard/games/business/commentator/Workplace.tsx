import { courseOf } from 'chess-match/games/business';
import { ORTHODOX_STUDY, type ChronicleState } from 'chess-match/client/explore';
import { useMemo, useState } from 'react';
import { Button, IconButton, useKeys } from '../../../shared';
import { Icon } from '../../../commentator/icons';
import { BoardsPanel } from './BoardsPanel';
import { Pieces } from '../../../commentator/boards/Pieces';
import { ExplorerPanel } from '../../../commentator/explorer/ExplorerPanel';
import { DetailsPanel } from './details/DetailsPanel';
import type { CommentatorPageProps } from '../../../commentator/screen';
import { useDesk } from '../../../commentator/state/useDesk';
import { stoodIn } from './tree/stoodIn';
import { Above } from '../../../commentator/Above';
import { bothOf, BUSINESS_TEXTS } from './texts';
import { treeModel, type TreeModel, type TreeNode } from './tree/treeModel';
import { TreePanel } from './tree/TreePanel';
import { DIRECTIONS, LIVE, resolve, selectionOf, walk, type Direction, type Selection } from './tree/walk';

const WALK_KEYS: Readonly<Record<Direction, string>> = {
  back: 'ArrowLeft',
  forward: 'ArrowRight',
  up: 'ArrowUp',
  down: 'ArrowDown',
  first: 'Home',
  last: 'End',
};
const SHOWN_WALKS: readonly Direction[] = ['first', 'back', 'forward', 'last', 'up', 'down'];

const useWalking = (model: TreeModel, selected: TreeNode, select: (selection: Selection) => void) => {
  const go = (node: TreeNode): void => select(selectionOf(model, node));
  const goBoard = (board: number): void => {
    const node = model.nodes.find((other) => other.ply === selected.ply && other.board === board);
    if (node !== undefined) go(node);
  };
  useKeys([
    ...DIRECTIONS.map((way) => ({
      id: `walk-${way}`,
      keys: WALK_KEYS[way],
      label: bothOf((texts) => texts.walk[way]),
      run: () => go(walk(model, selected, way)),
    })),
    ...model.rows.toSorted().map((board) => ({
      id: `board-${board}`,
      keys: `Digit${board}`,
      label: bothOf((texts) => texts.goBoard(board)),
      run: () => goBoard(board),
    })),
    { id: 'live', keys: 'KeyL', label: bothOf((texts) => texts.live), run: () => select(LIVE) },
  ]);
  return go;
};

/** Tree, boards and facts of one moment, and the own board beside them. */
export const Workplace = ({ matchId, snapshot, chronicle, language }: CommentatorPageProps) => {
  const { match } = snapshot;
  const { moments, isStale } = chronicle;
  const course = courseOf(snapshot);
  const model = useMemo(() => treeModel(moments, match.boards, course), [moments, match.boards, course]);
  const [selection, setSelection] = useState<Selection>(LIVE);
  const selected = resolve(model, selection);
  const moment = moments.find(({ ply }) => ply === selected?.ply);
  if (selected === null || moment === undefined) return null;
  return (
    <Places
      {...{ matchId, snapshot, language, model, moments, moment, selected, isStale }}
      isLive={selection.ply === null}
      onSelect={setSelection}
    />
  );
};

interface PlacesProps extends Pick<CommentatorPageProps, 'matchId' | 'snapshot' | 'language'> {
  readonly model: TreeModel;
  readonly moments: ChronicleState['moments'];
  readonly moment: ChronicleState['moments'][number];
  readonly selected: TreeNode;
  readonly isStale: boolean;
  readonly isLive: boolean;
  readonly onSelect: (selection: Selection) => void;
}

const Places = (props: PlacesProps) => {
  const { matchId, snapshot, language, model, moments, moment, selected, isStale, isLive, onSelect } = props;
  const texts = BUSINESS_TEXTS[language];
  const go = useWalking(model, selected, onSelect);
  const control = useDesk(matchId, selected, moment, ORTHODOX_STUDY, (own) => stoodIn(model, moments, own));
  const goPly = (ply: number): void => onSelect(selectionOf(model, { branch: selected.branch, ply }));
  const { desk } = control;
  return (
    <main className="commentator" data-node={`${selected.branch}@${selected.ply}`} data-live={isLive}>
      <Pieces />
      <Above isStale={isStale} texts={texts} />
      <div className="co-moment">
        <TreePanel
          model={model}
          tree={courseOf(snapshot)}
          selected={selected}
          language={language}
          onSelect={go}
          actions={
            <>
              {SHOWN_WALKS.map((way) => (
                <IconButton
                  key={way}
                  local
                  label={texts.walk[way]}
                  data-testid={`walk-${way}`}
                  onClick={() => go(walk(model, selected, way))}
                >
                  <Icon name={way} />
                </IconButton>
              ))}
              <Button local pressed={isLive} keyId="live" data-testid="live" onClick={() => onSelect(LIVE)}>
                {texts.live}
              </Button>
            </>
          }
        />
        <BoardsPanel model={model} moment={moment} selected={selected} language={language} onSelect={go} />
        <DetailsPanel
          moments={moments}
          moment={moment}
          rows={model.rows}
          score={snapshot.score}
          board={selected.board}
          language={language}
          onPly={goPly}
        />
      </div>
      <ExplorerPanel
        control={control}
        boardName={String(desk.board)}
        language={language}
        onReset={() => {
          control.release();
          onSelect(LIVE);
        }}
      />
    </main>
  );
};
