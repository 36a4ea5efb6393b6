import { serverNowMs, useConnected, useReplicant } from 'chess-match/client';
import { formatClock, formatSpan } from 'chess-match/client/view';
import { useEffect, useState } from 'react';
import { useLanguage } from '../frame/language';
import { useNow } from '../useNow';
import { DELAY_TEXTS } from './texts';
import { NOBODY_KNOWS, remainingMs, waitingFor } from './waiting';
import './delay.css';

const TICK_MS = 1000;

const load = async (): Promise<number> => {
  const response = await fetch('/chess-match/viewers.json');
  return response.ok ? ((await response.json()) as { readonly delayMs: number }).delayMs : 0;
};

/** How much later viewers at home see everything, as the server was started with, ms; 0 until it is known. */
const useDelayMs = (): number => {
  const isConnected = useConnected();
  const [delayMs, setDelayMs] = useState(0);
  useEffect(() => {
    if (isConnected) load().then(setDelayMs, () => undefined);
  }, [isConnected]);
  return delayMs;
};

const Sign = ({ delayMs, version }: { readonly delayMs: number; readonly version: number }) => {
  const texts = DELAY_TEXTS[useLanguage()];
  const [kept, setKept] = useState(NOBODY_KNOWS);
  const waiting = waitingFor(kept, version, serverNowMs());
  if (waiting !== kept) setKept(waiting);
  const leftMs = remainingMs(waiting, delayMs, useNow(TICK_MS, waiting.sinceMs !== null));
  const left = leftMs === 0 ? null : formatClock(leftMs);
  const delay = formatSpan(delayMs);
  return (
    <span
      className="delay-sign"
      title={[texts.all(delay), ...(left === null ? [] : [texts.last(left)])].join(' ')}
      data-testid="delay"
      data-waiting={left !== null}
    >
      {texts.sign(delay)}
      {left === null ? null : <b data-testid="delay-left">{left}</b>}
    </span>
  );
};

/** How much later viewers at home see everything, and when the last fact reaches them; nothing where it is at once. */
export const DelaySign = () => {
  const delayMs = useDelayMs();
  const match = useReplicant('match');
  return delayMs === 0 || match === undefined ? null : <Sign delayMs={delayMs} version={match.version} />;
};
