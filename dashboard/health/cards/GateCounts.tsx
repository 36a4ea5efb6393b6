import type { HealthView } from 'chess-match/client';
import type { HealthTexts } from '../texts/texts';

/** How often the gate turned something away since the server's start, in all and by kind. */
export const GateCounts = ({ refused, words }: HealthView['gate'] & { readonly words: HealthTexts['gateKinds'] }) => (
  <span data-testid="gate-refused">
    {refused.reduce((sum, { count }) => sum + count, 0)}
    {refused.map(({ kind, count }) => (
      <span key={kind} className="gate-kind">
        {words[kind]}: {count}
      </span>
    ))}
  </span>
);
