import { GRAPHIC_NAMES, serverNowMs } from 'chess-match/client';
import { keyOf } from 'chess-match/client/keys';
import { positionAt } from 'chess-match/client/show';
import { Button, Refusal, useKeys } from '../../shared';
import { useNow } from '../../shared/useNow';
import { usePage } from '../state/context';
import { useShow } from '../state/useShow';
import { chapterAt, nextStop, stopBefore } from './stops';
import { useTelling, type OnAirTelling } from './useTelling';

const TICK_MS = 500;
const secondsOf = (ms: number): number => Math.floor(ms / 1000);

const Steering = ({ teller, clock, telling }: OnAirTelling) => {
  const { strings, language } = usePage();
  const words = strings.telling;
  const { act, pending, problem, clear } = useShow();
  useNow(TICK_MS, clock.runningSinceMs !== null);
  const isRunning = clock.runningSinceMs !== null;
  const now = (): number => positionAt(clock, serverNowMs());
  const steer = (positionMs: number | null, goesOn: boolean): void =>
    void act({ type: 'steerTelling', graphic: teller, positionMs, isRunning: goesOn });
  const back = (): void => steer(telling && stopBefore(telling, now()), isRunning);
  const next = (): void => steer(telling && nextStop(telling, now()), isRunning);
  const hold = (): void => steer(null, !isRunning);
  const [canSkip, canHold] = [telling !== null && !pending, !pending];
  useKeys([
    { ...keyOf('steerTelling', 'director', 'telling-back'), run: back, when: canSkip },
    { ...keyOf('steerTelling', 'director', 'telling-hold'), run: hold, when: canHold },
    { ...keyOf('steerTelling', 'director', 'telling-next'), run: next, when: canSkip },
  ]);
  const at = telling === null ? 0 : Math.min(now(), telling.totalMs);
  return (
    <section className="telling" aria-label={words.heading} data-testid="telling">
      <b>{GRAPHIC_NAMES[language][teller].name}</b>
      <output aria-live="off">
        {telling === null
          ? words.nothing
          : words.at(secondsOf(at), secondsOf(telling.totalMs), chapterAt(telling, at), telling.chapters.length)}
      </output>
      <Button disabled={!canSkip} keyId="telling-back" data-testid="telling-back" onClick={back}>
        {words.back}
      </Button>
      <Button disabled={!canHold} keyId="telling-hold" data-testid="telling-hold" onClick={hold}>
        {isRunning ? words.hold : words.goOn}
      </Button>
      <Button disabled={!canSkip} keyId="telling-next" data-testid="telling-next" onClick={next}>
        {words.next}
      </Button>
      <Refusal problem={problem} onDismiss={clear} testId="telling-refusal" />
    </section>
  );
};

/** Holds and skips the replay or the recap that is on air; nothing where none is. */
export const TellingBar = () => {
  const { show } = usePage();
  const telling = useTelling(show);
  return telling && <Steering {...telling} />;
};
