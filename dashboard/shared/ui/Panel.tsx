import { useId, type ReactNode } from 'react';

interface PanelProps {
  readonly title: ReactNode;
  /** Buttons at the right of the title. */
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
  readonly testId?: string | undefined;
  readonly children: ReactNode;
}

/** A titled card. Its body scrolls when the page gives it too little room. */
export const Panel = ({ title, actions, className, testId, children }: PanelProps) => {
  const id = useId();
  return (
    <section className={`ui-panel ${className ?? ''}`} aria-labelledby={id} data-testid={testId}>
      <header className="ui-panel-head">
        <h2 id={id}>{title}</h2>
        {actions === undefined ? null : <div className="ui-panel-actions">{actions}</div>}
      </header>
      <div className="ui-panel-body">{children}</div>
    </section>
  );
};

interface EmptyStateProps {
  readonly title: string;
  /** What to do so that something stands here. */
  readonly children?: ReactNode;
}

/** What stands where there is nothing yet, with the way to change that. */
export const EmptyState = ({ title, children }: EmptyStateProps) => (
  <div className="ui-empty">
    <strong>{title}</strong>
    {children}
  </div>
);
