import { keyOf } from 'chess-match/client/keys';
import { useKeys, useSend, useToast } from '../shared';
import { usePage } from './state/context';

/** Marks this moment for chapters of the film: by a key, as the eyes are on the picture. */
export const MarkKey = () => {
  const { strings } = usePage();
  const say = useToast();
  const { send } = useSend();
  const mark = async (): Promise<void> => {
    const answer = await send({ type: 'markMoment', expectedVersion: null, text: '', secondsAgo: 0 });
    say(answer.ok ? strings.marked : strings.notMarked);
  };
  useKeys([{ ...keyOf('markMoment', 'director', 'mark'), run: () => void mark() }]);
  return null;
};
