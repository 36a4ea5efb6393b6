import { useEffect, useMemo, useState } from 'react';
import { Banners } from '../../../operator/Banners';
import { useOperator, useUi } from '../../../operator/state/context';
import type { OperatorSnapshot } from '../../../operator/state/snapshot';
import { AskDialog } from './AskDialog';
import { BoardPanel, SmallPanel } from './BoardPanel';
import { DeskHead } from './DeskHead';
import { EndBar } from './EndBar';
import { panelModels, type SwedishEntry } from './model/board';
import {
  choiceFrom,
  isChosen,
  keepChoice,
  keepTurned,
  keptChoice,
  keptTurned,
  type BoardChoice,
} from './model/boardChoice';
import type { Asking } from './state/asking';
import { focusThread } from './state/field';
import { TeamsBar } from './TeamsBar';
import { useSwedishKeys } from './useSwedishKeys';

interface SwedishWorkplaceProps {
  readonly snapshot: OperatorSnapshot;
  readonly entry: SwedishEntry;
}

/** The desk of Swedish chess: each board is entered by itself, at this page or at another. */
export const SwedishWorkplace = ({ snapshot, entry }: SwedishWorkplaceProps) => {
  const { isConnected } = useOperator();
  const { ui } = useUi();
  const threads = entry.boards.map(({ thread }) => thread);
  const [choice, setChoice] = useState(() => choiceFrom(location.search, keptChoice(), threads));
  const [turned, setTurned] = useState(keptTurned);
  const [wanted, setFocused] = useState(threads[0] ?? '');
  const [asking, setAsking] = useState<Asking | null>(null);
  const models = useMemo(() => panelModels(snapshot, entry), [snapshot, entry]);
  const entered = threads.filter((thread) => isChosen(choice, thread));
  const focused = entered.includes(wanted) ? wanted : (entered[0] ?? '');
  const { matchId, status } = snapshot.match;
  const isFree = asking === null && ui.dialog === null;
  useSwedishKeys({ focused, entered, isFree, onAsk: setAsking });
  useEffect(() => {
    // A field that was closed, or a window above it, took the cursor away.
    if (isConnected && status === 'playing' && isFree) focusThread(focused);
  }, [isConnected, status, focused, matchId, choice, isFree]);
  const choose = (next: BoardChoice): void => {
    keepChoice(next);
    setChoice(next);
  };
  const turn = (thread: string): void => {
    const next = turned.includes(thread) ? turned.filter((id) => id !== thread) : [...turned, thread];
    keepTurned(next);
    setTurned(next);
  };
  // The board that is entered comes first; its partner's stands small beside it.
  const ordered = models.toSorted((a, b) => Number(isChosen(choice, b.thread)) - Number(isChosen(choice, a.thread)));
  return (
    <main className="page sw-page" data-connected={isConnected} data-version={snapshot.match.version}>
      <Banners />
      <div className="sw-top">
        <DeskHead snapshot={snapshot} entry={entry} choice={choice} onChoose={choose} />
        <TeamsBar snapshot={snapshot} entry={entry} onAsk={setAsking} />
      </div>
      <EndBar snapshot={snapshot} />
      <div className="sw-boards" data-both={entered.length > 1}>
        {ordered.map((model) => {
          const { thread } = model;
          const shared = { model, isTurned: turned.includes(thread), onTurn: () => turn(thread) };
          const other = entered.find((id) => id !== thread);
          return isChosen(choice, thread) ? (
            <BoardPanel
              key={`${matchId ?? ''}:${thread}`}
              {...shared}
              isFocused={thread === focused && entered.length > 1}
              onFocus={() => setFocused(thread)}
              onOther={other === undefined ? null : () => focusThread(other)}
              onAsk={setAsking}
            />
          ) : (
            <SmallPanel key={thread} {...shared} />
          );
        })}
      </div>
      {asking === null ? null : <AskDialog asking={asking} snapshot={snapshot} onClose={() => setAsking(null)} />}
    </main>
  );
};
