import type { Language } from 'chess-match/client';
import type { Moment } from 'chess-match/client/explore';
import { formatSpan } from 'chess-match/client/view';
import { useRef } from 'react';
import { EmptyState, Panel, useFollowing } from '../../shared';
import { San } from '../San';
import { COMMENTATOR_TEXTS } from '../texts/texts';
import { turnsIn } from './moments';
import { APART_TEXTS } from './texts';
import '../walk/turns.css';

interface MovesProps {
  readonly thread: string;
  readonly moments: readonly Moment[];
  readonly ply: number;
  readonly language: Language;
  readonly onPly: (ply: number) => void;
  /** A turn's label as it is shown where only one board is listed. */
  readonly shown?: (turn: string) => string;
}

/** The moves of one board with the time each took; pressing one goes there. */
export const Moves = ({ thread, moments, ply, language, onPly, shown }: MovesProps) => {
  const list = useRef<HTMLOListElement>(null);
  const own = turnsIn(moments, thread);
  const current = own.findLast((moment) => moment.ply <= ply)?.ply;
  useFollowing(list, current);
  return (
    <Panel title={APART_TEXTS[language].moves(thread)} className="co-thread-moves">
      {own.length === 0 ? <EmptyState title={COMMENTATOR_TEXTS[language].noMoves} /> : null}
      <ol ref={list} className="co-turns" data-testid={`turns-${thread}`}>
        {own.map((moment) => (
          <li key={moment.ply}>
            <button
              type="button"
              aria-current={moment.ply === current ? 'step' : undefined}
              onClick={() => onPly(moment.ply)}
            >
              <span className="co-turn">{shown?.(moment.turn) ?? moment.turn}</span>
              <San san={moment.line} />
              {moment.usedMs === null ? null : <small>{formatSpan(moment.usedMs)}</small>}
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
};
