import { Button, Refusal } from '../../shared';
import { usePage } from '../state/context';
import { useShow } from '../state/useShow';

/**
 * A commentator's board waits apart from what the director has prepared; looked at, it is his own cue with all that
 * goes for it.
 */
export const AnalysisProposal = () => {
  const { show, strings } = usePage();
  const { act, pending, problem, clear } = useShow();
  const { cue } = show.graphics.analysis;
  const words = strings.suggestions;
  if (cue === null) return null;
  const { by, title } = cue.content;
  return (
    <li className="suggestion" data-kind="analysis" data-testid="analysis-proposal">
      <span className="suggestion-text">{words.analysis(by, title)}</span>
      <Button
        kind="primary"
        busy={pending}
        data-testid="look-analysis"
        onClick={() => void act({ type: 'cuePreset', preset: 'analysis' })}
      >
        {words.look}
      </Button>
      <Button
        busy={pending}
        data-testid="drop-analysis"
        onClick={() => void act({ type: 'dropCue', graphic: 'analysis' })}
      >
        {words.ignore}
      </Button>
      <Refusal problem={problem} onDismiss={clear} />
    </li>
  );
};
