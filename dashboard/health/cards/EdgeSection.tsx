import type { Replicants } from 'chess-match/client';
import { formatSpan } from 'chess-match/client/view';
import { Light, useLanguage } from '../../shared';
import type { Verdict } from '../../shared/health/judge';
import type { HealthTexts } from '../texts/texts';

const VERDICTS = {
  new: 'off',
  up: 'ok',
  full: 'warn',
  down: 'warn',
  refused: 'warn',
  untrusted: 'warn',
} as const satisfies Record<string, Verdict>;

interface EdgeSectionProps {
  readonly edge: Replicants['health']['viewers']['edges'][number];
  readonly texts: HealthTexts;
}

/** An engine that carries viewers: how many, and how far behind it is. */
export const EdgeSection = ({ edge: { name, state, viewers, lagMs, failures }, texts }: EdgeSectionProps) => {
  const figures = new Intl.NumberFormat(useLanguage());
  return (
    <section className="edge" data-testid="edge" data-state={state}>
      <h3>{name}</h3>
      <Light state={VERDICTS[state]} label="" value={texts.edgeStates[state]} isSpoken />
      <p>
        {state === 'up' || state === 'full'
          ? texts.edge(figures.format(viewers), texts.ms(lagMs), failures, true)
          : texts.edge(figures.format(viewers), formatSpan(lagMs), failures, false)}
      </p>
    </section>
  );
};
