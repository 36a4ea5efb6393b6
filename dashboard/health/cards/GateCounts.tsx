import type { HealthView } from 'chess-match/client';

/** How often the gate turned something away since the server's start, in all and by kind. */
export const GateCounts = ({ refused }: HealthView['gate']) => (
  <span data-testid="gate-refused">
    {refused.reduce((sum, { count }) => sum + count, 0)}
    {refused.map(({ kind, count }) => (
      <span key={kind} className="gate-kind">
        {kind}: {count}
      </span>
    ))}
  </span>
);
