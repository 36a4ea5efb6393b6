import type { ReactNode } from 'react';
import { Light, Panel } from '../../shared';
import type { Verdict } from '../../shared/health/judge';
import type { HealthTexts } from '../texts/texts';

interface CardProps {
  readonly title: string;
  readonly verdict: Verdict;
  readonly texts: HealthTexts;
  /** What is wrong and what to do, one line each. */
  readonly advice: readonly string[];
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  readonly testId: string;
  readonly children?: ReactNode;
  /** It has the whole width. */
  readonly isWide?: boolean;
}

/** One part of the system: how it is, what to do about it, its figures. */
export const Card = ({ title, verdict, texts, advice, facts, testId, children, isWide = false }: CardProps) => (
  <Panel
    title={title}
    testId={testId}
    actions={<Light state={verdict} label="" value={texts.verdict[verdict]} isSpoken />}
    className={`card-${verdict}${isWide ? ' health-wide' : ''}`}
  >
    {advice.map((line) => (
      <p key={line} className="advice" role="status">
        {line}
      </p>
    ))}
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {children}
  </Panel>
);
