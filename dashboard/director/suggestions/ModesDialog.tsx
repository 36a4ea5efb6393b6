import {
  SUGGESTION_KINDS,
  SUGGESTION_MODES,
  suggestedIn,
  type SuggestionKind,
  type SuggestionMode,
} from 'chess-match/client';
import { Button, Checkbox, Dialog, Field, NumberInput, Refusal } from '../../shared';
import { usePage } from '../state/context';
import { useShow } from '../state/useShow';
import { suggestionText } from './suggestionText';

interface ModesDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** As the command's schema has it. */
const [SHORTEST, LONGEST] = [3, 600];
/** What stands there when going back is switched on. */
const USUAL_SECONDS = 15;

/** Whether what a mode took for something that happened goes again, and when. */
const GoingBack = () => {
  const { show, strings } = usePage();
  const { act, problem, clear } = useShow();
  const words = strings.suggestions;
  const { returnSeconds } = show;
  const set = (seconds: number | null): void => void act({ type: 'setReturnDelay', seconds });
  return (
    <div className="going-back">
      <Checkbox
        checked={returnSeconds !== null}
        label={words.goesBack}
        testId="goes-back"
        onChange={(isOn) => set(isOn ? USUAL_SECONDS : null)}
      />
      {returnSeconds === null ? null : (
        <Field label={words.goesBackAfter}>
          <NumberInput
            value={returnSeconds}
            min={SHORTEST}
            max={LONGEST}
            data-testid="goes-back-after"
            onChange={(seconds) => (seconds === null || !Number.isInteger(seconds) ? undefined : set(seconds))}
          />
        </Field>
      )}
      <Refusal problem={problem} onDismiss={clear} />
    </div>
  );
};

/** Per kind: asked, taken by itself, or never suggested. In force at once. */
export const ModesDialog = ({ open, onClose }: ModesDialogProps) => {
  const { show, strings, language, match } = usePage();
  const { act, pending, problem, clear } = useShow();
  const words = strings.suggestions;
  const suggested = suggestedIn(match?.game ?? null);
  const set = (kind: SuggestionKind, mode: SuggestionMode): void =>
    void act({ type: 'setSuggestionModes', modes: { ...show.suggestionModes, [kind]: mode } });
  return (
    <Dialog title={words.modesHeading} open={open} onClose={onClose} testId="modes-dialog">
      <p className="hint">{words.modesHint}</p>
      <ul className="modes">
        {SUGGESTION_KINDS.filter((kind) => suggested.includes(kind)).map((kind) => (
          <li key={kind}>
            <div role="group" aria-label={suggestionText(kind, language).mode} className="mode">
              <span>{suggestionText(kind, language).mode}</span>
              {SUGGESTION_MODES.map((mode) => (
                <Button
                  key={mode}
                  pressed={show.suggestionModes[kind] === mode}
                  busy={pending}
                  data-testid={`mode-${kind}-${mode}`}
                  onClick={() => set(kind, mode)}
                >
                  {words.modes[mode]}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <GoingBack />
      <Refusal problem={problem} onDismiss={clear} />
    </Dialog>
  );
};
