import { Button, Refusal } from '../../shared';
import { usePage } from '../state/context';
import { useShow } from '../state/useShow';
import { sourceUrl } from '../monitors/Screen';

/** A commentator's board waits as a cue of `analysis`, apart from what the director has prepared. */
export const AnalysisOffer = () => {
  const { show, strings, language } = usePage();
  const { act, pending, problem, clear } = useShow();
  const { cue, takes, cues } = show.graphics.analysis;
  const words = strings.offers;
  if (cue === null) return null;
  const { by, title } = cue.content;
  return (
    <li className="offer" data-kind="analysis" data-testid="analysis-offer">
      <span className="offer-text">{words.analysis(by, title)}</span>
      <a href={sourceUrl('analysis', `preview=1&still=1&lang=${language}`)} target="_blank" rel="noreferrer">
        {words.analysisLook}
      </a>
      <Button
        kind="primary"
        busy={pending}
        data-testid="take-analysis"
        onClick={() => void act({ type: 'takeCued', item: null, graphics: [{ graphic: 'analysis', takes, cues }] })}
      >
        {words.analysisTake}
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
