import type { ReactNode } from 'react';

interface RowProps {
  readonly label: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
  readonly testId?: string | undefined;
}

/** "Score 3:2 → 2:2" */
export const PreviewRow = ({ label, before, after, testId }: RowProps) => (
  <div className="preview-row" data-testid={testId}>
    <dt>{label}</dt>
    <dd>
      <span>{before}</span> <span aria-hidden="true">→</span> <strong>{after}</strong>
    </dd>
  </div>
);
