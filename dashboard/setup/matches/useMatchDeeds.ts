import { useState } from 'react';
import { useSend, useToast } from '../../shared';
import type { SetupTexts } from '../texts/texts';

/** What the list can ask of the server about one of its matches. */
export const useMatchDeeds = (texts: SetupTexts) => {
  const { send, pending, problem, clear } = useSend();
  const say = useToast();
  /** The match that was last asked to be opened. */
  const [asked, setAsked] = useState('');
  /** @param wanted null: the one that was asked for last, in place of the match that `leave` names */
  const open = async (wanted: string | null, leave?: string): Promise<void> => {
    const matchId = wanted ?? asked;
    setAsked(matchId);
    await send({ type: 'openMatch', expectedVersion: null, matchId, ...(leave === undefined ? {} : { leave }) });
  };
  const duplicate = async (matchId: string, from: 'start' | 'now'): Promise<void> => {
    const answer = await send({ type: 'duplicateMatch', expectedVersion: null, matchId, rehearsal: true, from });
    if (answer.ok) say(texts.duplicated);
  };
  const publish = async (matchId: string, published: boolean): Promise<void> => {
    const answer = await send({ type: 'publishMatch', expectedVersion: null, matchId, published });
    if (answer.ok && published) say(texts.publishedSoon);
  };
  const archive = (matchId: string, archived: boolean) =>
    send({ type: 'archiveMatch', expectedVersion: null, matchId, archived });
  return { open, archive, duplicate, publish, pending, problem, clear };
};
