import { Button } from '../shared';
import type { ArbiterSnapshot } from '../shared/arbiter/data';

interface ClockToggleProps {
  readonly snapshot: Pick<ArbiterSnapshot, 'match' | 'clocks'>;
  readonly busy: boolean;
  readonly words: { readonly start: string; readonly stop: string };
  readonly onToggle: () => void;
}

/** Starts the clocks, or stops them. */
export const ClockToggle = ({ snapshot: { match, clocks }, busy, words, onToggle }: ClockToggleProps) => (
  <Button
    kind={clocks.running ? 'danger' : 'primary'}
    busy={busy}
    disabled={match.status !== 'playing'}
    keyId="clock"
    data-testid="clock-toggle"
    onClick={onToggle}
  >
    {clocks.running ? `❚❚ ${words.stop}` : `▶ ${words.start}`}
  </Button>
);
