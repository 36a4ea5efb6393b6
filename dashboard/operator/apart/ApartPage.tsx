import { useEffect, useMemo, useState } from 'react';
import { Banners } from '../Banners';
import { useOperator, useUi } from '../state/context';
import type { OperatorSnapshot } from '../state/snapshot';
import { AskDialog } from './AskDialog';
import { BoardPanel, SmallPanel } from './BoardPanel';
import { DeskHead } from './DeskHead';
import { ApartContext, useApartGame, type ApartGame } from './game';
import { panelModels, type ApartEntry } from './model/board';
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
import { useApartKeys } from './useApartKeys';
import { useWalk } from './useWalk';

interface WorkplaceProps {
  readonly snapshot: OperatorSnapshot;
  readonly entry: ApartEntry;
}

/** Boards seen from the other side, kept from one visit to the next; and what turns one. */
const useTurned = () => {
  const [turned, setTurned] = useState(keptTurned);
  const turn = (thread: string): void => {
    const next = turned.includes(thread) ? turned.filter((id) => id !== thread) : [...turned, thread];
    keepTurned(next);
    setTurned(next);
  };
  return [turned, turn] as const;
};

/** Which boards are entered here, kept for the next visit. */
const useChoice = (threads: readonly string[]) => {
  const [choice, setChoice] = useState(() => choiceFrom(location.search, keptChoice(), threads));
  const choose = (next: BoardChoice): void => {
    keepChoice(next);
    setChoice(next);
  };
  return [choice, choose] as const;
};

const Workplace = ({ snapshot, entry }: WorkplaceProps) => {
  const { Teams, End } = useApartGame();
  const { isConnected } = useOperator();
  const { ui } = useUi();
  const threads = entry.boards.map(({ thread }) => thread);
  const [choice, choose] = useChoice(threads);
  const [turned, turn] = useTurned();
  const walks = useWalk();
  const [wanted, setFocused] = useState(threads[0] ?? '');
  const [asking, setAsking] = useState<Asking | null>(null);
  const models = useMemo(() => panelModels(snapshot, entry), [snapshot, entry]);
  const entered = threads.filter((thread) => isChosen(choice, thread));
  const focused = entered.includes(wanted) ? wanted : (entered[0] ?? '');
  const { matchId, status } = snapshot.match;
  const isFree = asking === null && ui.dialog === null;
  useApartKeys({ focused, entered, isFree, onAsk: setAsking });
  useEffect(() => {
    // A field that was closed, or a window above it, took the cursor away.
    if (isConnected && status === 'playing' && isFree) focusThread(focused);
  }, [isConnected, status, focused, matchId, choice, isFree]);
  // The board that is entered comes first; the others stand small beside it.
  const ordered = models.toSorted((a, b) => Number(isChosen(choice, b.thread)) - Number(isChosen(choice, a.thread)));
  return (
    <main className="page apart-page" data-connected={isConnected} data-version={snapshot.match.version}>
      <Banners />
      <div className="apart-top">
        <DeskHead snapshot={snapshot} entry={entry} choice={choice} onChoose={choose} />
        <Teams snapshot={snapshot} entry={entry} onAsk={setAsking} />
      </div>
      <End snapshot={snapshot} />
      <div className="apart-boards" data-both={entered.length > 1} data-many={threads.length > 2}>
        {ordered.map((model) => {
          const { thread } = model;
          const shared = { model, isTurned: turned.includes(thread), onTurn: () => turn(thread) };
          const other = entered.length < 2 ? undefined : entered[(entered.indexOf(thread) + 1) % entered.length];
          const toOther = (): boolean => {
            if (other === undefined || walks()) return false;
            focusThread(other);
            return true;
          };
          return isChosen(choice, thread) ? (
            <BoardPanel
              key={`${matchId ?? ''}:${thread}`}
              {...shared}
              isFocused={thread === focused && entered.length > 1}
              onFocus={() => setFocused(thread)}
              onOther={toOther}
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

/** The desk of boards that do not wait for each other: each is entered by itself, at this page or at another. */
export const ApartPage = ({ game }: { readonly game: ApartGame }) => {
  const { snapshot } = useOperator();
  if (snapshot === null || !('boards' in snapshot.entry)) return null;
  return (
    <ApartContext value={game}>
      <Workplace snapshot={snapshot} entry={snapshot.entry} />
    </ApartContext>
  );
};
