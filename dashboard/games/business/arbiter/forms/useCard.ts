import type { Side } from 'chess-match/client';
import { seenName } from 'chess-match/client/view';
import { arbiterOf } from 'chess-match/games/business';
import { useState } from 'react';
import type { ArbiterSnapshot } from '../../../../shared/arbiter/data';
import type { Penalty } from '../../../../shared/arbiter/texts/texts';
import type { useDecision } from '../../../../shared/arbiter/useDecision';

/** A card as it is being written: whose, for what, and what it costs of that which may be given (B25). */
export const useCard = (snapshot: ArbiterSnapshot, decision: ReturnType<typeof useDecision>) => {
  const { version, status } = snapshot.match;
  const [side, choose] = useState<Side>('white');
  const [player, setPlayer] = useState('');
  const [chosen, setChosen] = useState<Penalty | null>(null);
  /** Cards given from this form: each leaves its fields as new. */
  const [given, setGiven] = useState(0);
  const allowed = arbiterOf(snapshot).mayGive[side];
  const penalty = chosen !== null && allowed.includes(chosen) ? chosen : (allowed[0] ?? 'warning');
  const body =
    status !== 'playing' || seenName(player) === ''
      ? null
      : ({ type: 'redLine', expectedVersion: version, side, player: seenName(player), penalty } as const);
  const setSide = (value: Side): void => {
    choose(value);
    setPlayer('');
  };
  /** An accepted card leaves an empty form: a second press is not a second card. */
  const give = async (): Promise<void> => {
    if (body === null || !(await decision.send(body))) return;
    setPlayer('');
    setChosen(null);
    setGiven((count) => count + 1);
  };
  return { side, setSide, player, setPlayer, allowed, penalty, setChosen, given, body, give };
};
