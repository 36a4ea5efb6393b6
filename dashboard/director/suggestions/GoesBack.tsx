import { keyOf } from 'chess-match/client/keys';
import { Button, Refusal, useKeys } from '../../shared';
import { useNow } from '../../shared/useNow';
import { usePage } from '../state/context';
import { useShow } from '../state/useShow';

const TICK_MS = 1000;

/** What a rule took goes back by itself, unless the director keeps it or changes anything on air. */
export const GoesBack = ({ atMs }: { readonly atMs: number }) => {
  const { strings } = usePage();
  const { act, pending, problem, clear } = useShow();
  const keep = (): void => void act({ type: 'keepOnAir' });
  useKeys([{ ...keyOf('keepOnAir', 'director', 'keep'), run: keep, when: !pending }]);
  const seconds = Math.max(0, Math.floor((atMs - useNow(TICK_MS, true)) / TICK_MS));
  return (
    <li className="suggestion" data-kind="goes-back" data-testid="goes-back-in">
      {/* Said once when it appears; a countdown would be read out every second. */}
      <span className="suggestion-text" aria-live="off">
        {strings.suggestions.goesBackIn(seconds)}
      </span>
      <Button busy={pending} keyId="keep" data-testid="keep-on-air" onClick={keep}>
        {strings.suggestions.keep}
      </Button>
      <Refusal problem={problem} onDismiss={clear} />
    </li>
  );
};
