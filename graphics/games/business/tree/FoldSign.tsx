import type { FoldMark } from './layout/types';
import css from './axis.module.css';

/** Two strokes through the axis for quiet turns, an arrow there and back for passes. */
export const FoldSign = ({ kind }: { readonly kind: FoldMark['kind'] }) => (
  <svg className={css.foldSign} viewBox="0 0 16 20">
    <path
      d={
        kind === 'turns'
          ? 'M 2 18 L 8 2 M 8 18 L 14 2'
          : 'M 4 3 V 17 M 1 13 L 4 17 L 7 13 M 12 17 V 3 M 9 7 L 12 3 L 15 7'
      }
    />
  </svg>
);
