import type { CAPTAIN_TEXTS } from './texts';
import type { Turn } from './useTurn';

interface TurnToolsProps extends Pick<Turn, 'entry' | 'state' | 'line' | 'mayEnter'> {
  readonly texts: (typeof CAPTAIN_TEXTS)[keyof typeof CAPTAIN_TEXTS];
}

/** The last step taken back, or the whole turn. */
export const TurnTools = ({ entry, state, line, mayEnter, texts }: TurnToolsProps) => (
  <>
    <button
      type="button"
      disabled={!mayEnter || state.before.length === 0}
      data-testid="undo-step"
      onClick={() => entry.undo()}
    >
      ↶ {texts.undo}
    </button>
    <button type="button" disabled={!mayEnter || line === ''} onClick={() => entry.edit(() => '')}>
      {texts.clear}
    </button>
  </>
);
