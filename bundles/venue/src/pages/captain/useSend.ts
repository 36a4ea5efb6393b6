import type { Answer, CommandBody, Problem } from 'chess-match/client/contract';
import { useRef, useState } from 'react';
import type { Device } from '../device/device';
import type { Fate } from './turnEntry';

/** What is sent from a page whose boards are entered each by itself, and what the last of it came to. */
export const useSend = (device: Device) => {
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const [fate, setFate] = useState<Fate | null>(null);
  const count = useRef(0);
  const dismiss = (): void => {
    setRefusal(null);
    setFate(null);
  };
  const send = async (body: CommandBody): Promise<Answer> => {
    count.current += 1;
    const own = count.current;
    dismiss();
    const answer = await (body.type === 'setDraft'
      ? device.send(body)
      : device.act(body, (isDone) => {
          if (count.current !== own) return;
          setRefusal(null);
          setFate({ type: body.type, isDone });
        }));
    if (!answer.ok) setRefusal(answer.error);
    return answer;
  };
  return { send, refusal, fate, dismiss };
};
