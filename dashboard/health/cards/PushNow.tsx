import { keyOf } from 'chess-match/client/keys';
import { Button, Refusal, useKeys, useLive, useSend, useToast } from '../../shared';
import type { HealthTexts } from '../texts/texts';

/** Sends the games to lichess without waiting for the next try. */
export const PushNow = ({ texts }: { readonly texts: HealthTexts }) => {
  const isLive = useLive();
  const say = useToast();
  const { send, pending, problem, clear } = useSend();
  const push = (): void =>
    void send({ type: 'pushLive', expectedVersion: null }).then(({ ok }) => {
      if (ok) say(texts.pushedNow);
    });
  useKeys([{ ...keyOf('pushLive', 'health', 'push-live'), run: push, when: isLive && !pending }]);
  return (
    <>
      <Button busy={pending} keyId="push-live" data-testid="push-live" onClick={push}>
        {texts.pushNow}
      </Button>
      <Refusal problem={problem} onDismiss={clear} testId="problem-push" />
    </>
  );
};
