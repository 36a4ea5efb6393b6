import type { ReactNode } from 'react';
import type { Corrected } from './corrected';
import { San } from '../San';
import css from './keyChange.module.css';

/** As many as fit beside the score; the sentence names the boards of all. */
const MOST = 2;
const NO_MOVE = '—';

const Played = ({ san }: { readonly san: string | null }) => (san === null ? NO_MOVE : <San san={san} />);

interface CorrectedRowProps {
  readonly moves: Corrected['moves'];
  readonly badge: (board: number) => ReactNode;
}

/** What stood on the sheet, and what was played. */
export const CorrectedRow = ({ moves, badge }: CorrectedRowProps) =>
  moves.length === 0 ? null : (
    <div className={css.corrected}>
      {moves.slice(0, MOST).map(({ board, before, after }) => (
        <span key={board}>
          {badge(board)}
          <span className={css.correctedBefore}>
            <Played san={before} />
          </span>
          <svg className={css.arrow} viewBox="0 0 44 28" width={44} height={28}>
            <path d="M 2 14 H 40 M 28 3 L 41 14 L 28 25" />
          </svg>
          <Played san={after} />
        </span>
      ))}
    </div>
  );
