import type { ReactNode } from 'react';
import css from './graphicRoot.module.css';

interface AirLayerProps {
  /** The picture went off air: only its exit shows it. */
  readonly isGhost: boolean;
  readonly children: ReactNode;
}

/** Everything of a graphic that comes and goes with it. */
export const AirLayer = ({ isGhost, children }: AirLayerProps) => (
  <div className={css.air} data-ghost={isGhost || undefined} data-air>
    {children}
  </div>
);
