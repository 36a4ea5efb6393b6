import type { Language, OutlookView } from 'chess-match/client';
import { OUTLOOK_TEXTS } from './texts';

interface EngineLineProps {
  readonly engine: OutlookView['engine'];
  readonly language: Language;
}

/** Which engine judges, or why none does. */
export const EngineLine = ({ engine, language }: EngineLineProps) => {
  const texts = OUTLOOK_TEXTS[language];
  if (engine.state === 'working') return <small className="co-quiet">{engine.name}</small>;
  if (engine.state !== 'failed' || engine.failure === null)
    return <small className="co-quiet">{texts.states[engine.state]}</small>;
  return (
    <small className="co-engine-failed" role="status">
      {texts.states.failed}: {texts.failures[engine.failure]}. {texts.again}
    </small>
  );
};
