import { useReplicant } from 'chess-match/client';
import { OutlookPanel, type OutlookPanelProps } from './OutlookPanel';
import { OUTLOOK_TEXTS } from './texts';

/** The outlook, to be folded away; not there at all without an engine. */
export const OutlookFold = (props: OutlookPanelProps) => {
  const state = useReplicant('outlook')?.engine.state ?? 'off';
  if (state === 'off' || state === 'not-here') return null;
  return (
    <details className="co-outlook-fold" open>
      <summary>{OUTLOOK_TEXTS[props.language].title}</summary>
      <OutlookPanel {...props} />
    </details>
  );
};
