import { Button, Refusal, useSend } from '../../shared';
import { useObsStrings, type Instance } from './texts';

/**
 * The first scene: automation never leaves a scene of somebody's own by itself, so one press does, and lets it run from
 * there. Nothing where nobody has to press anything.
 */
export const BeginButton = ({ instance: { id, automatic, next } }: { readonly instance: Instance }) => {
  const strings = useObsStrings();
  const { send, pending, problem } = useSend();
  if (!automatic || next?.waits !== 'own_scene') return null;
  const { scene } = next;
  const begin = async (): Promise<void> => {
    const of = { expectedVersion: null, instance: id } as const;
    const { ok } = await send({ type: 'cutScene', ...of, scene, to: 'program' });
    if (ok) await send({ type: 'holdScenes', ...of, hold: false });
  };
  return (
    <>
      <Refusal problem={problem} />
      <Button kind="primary" busy={pending} data-testid="obs-begin" onClick={() => void begin()}>
        {strings.begin(scene)}
      </Button>
    </>
  );
};
