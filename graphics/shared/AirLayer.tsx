import type { ReactNode } from 'react';

interface AirLayerProps {
  /** The picture went off air: only its exit shows it. */
  readonly isGhost: boolean;
  readonly children: ReactNode;
}

/** Everything of a graphic that comes and goes with it. */
export const AirLayer = ({ isGhost, children }: AirLayerProps) => (
  <div className={isGhost ? 'air-layer ghost' : 'air-layer'} data-air="">
    {children}
  </div>
);
