import { Button } from '../../shared';
import { useStrings, useUi } from '../state/context';
import type { PlainDialogName } from '../state/ui';
import { ObsStrip } from './ObsStrip';

/**
 * OBS and the ways to everything that is not needed every turn. @param isOfArbiter the arbiter's forms stand here too
 */
export const Strip = ({ isOfArbiter }: { readonly isOfArbiter: boolean }) => {
  const strings = useStrings();
  const { dispatch } = useUi();
  const buttons: readonly (readonly [PlainDialogName, string])[] = [
    ['matches', strings.matches.open],
    ['newMatch', strings.newMatch.open],
    ...(isOfArbiter ? [['arbiter', strings.arbiter.open] as const] : []),
    ['overlays', strings.overlays.open],
  ];
  return (
    <footer className="strip">
      <ObsStrip />
      <nav>
        {buttons.map(([dialog, label]) => (
          <Button
            key={dialog}
            local
            data-testid={`open-${dialog}`}
            onClick={() => {
              dispatch({ type: 'opened', dialog });
            }}
          >
            {label}
          </Button>
        ))}
      </nav>
    </footer>
  );
};
