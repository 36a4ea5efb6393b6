import type { Language, Side } from 'chess-match/client';
import { formatSpan, turnText } from 'chess-match/client/view';
import { useRef } from 'react';
import { EmptyState, Panel, useFollowing } from '../../shared';
import { San } from '../San';
import { COMMENTATOR_TEXTS } from '../texts/texts';
import './turns.css';

/** A turn as it is listed. */
export interface TurnRow {
  readonly turn: string;
  readonly side: Side;
  /** By the mover's own clock, ms; null where it did not run. */
  readonly usedMs: number | null;
  /** `at`: the place of the walk after it. */
  readonly moves: readonly { readonly at: number; readonly san: string }[];
}

interface TurnsProps {
  readonly title: string;
  readonly rows: readonly TurnRow[];
  /** The place that is looked at. */
  readonly current: number;
  readonly language: Language;
  readonly onGo: (at: number) => void;
}

/** All turns, move by move, with the time each took; pressing a move goes to the place after it. */
export const Turns = ({ title, rows, current, language, onGo }: TurnsProps) => {
  const list = useRef<HTMLOListElement>(null);
  useFollowing(list, current);
  return (
    <Panel title={title} className="co-rows">
      {rows.length === 0 ? <EmptyState title={COMMENTATOR_TEXTS[language].noMoves} /> : null}
      <ol ref={list} data-testid="turns">
        {rows.map(({ turn, side, usedMs, moves }, index) => (
          <li key={index} data-side={side}>
            <span className="co-turn">{turnText(turn)}</span>
            <span className="co-row-moves">
              {moves.map(({ at, san }) => (
                <button
                  key={at}
                  type="button"
                  aria-current={at === current ? 'step' : undefined}
                  data-at={at}
                  onClick={() => onGo(at)}
                >
                  <San san={san} />
                </button>
              ))}
            </span>
            {usedMs === null ? null : <small>{formatSpan(usedMs)}</small>}
          </li>
        ))}
      </ol>
    </Panel>
  );
};
