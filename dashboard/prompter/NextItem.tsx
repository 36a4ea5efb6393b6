import { idleIn, itemsFor, momentOf, useReplicant, type RundownItem } from 'chess-match/client';
import { formatSpan } from 'chess-match/client/view';
import { useLanguage } from '../shared';
import { zoneMsAt } from '../shared/ends';
import { useNow } from '../shared/useNow';
import { PROMPTER_TEXTS } from './texts/texts';

const SECOND_MS = 1000;

/** How long until an item, or how late it is. */
const Countdown = ({ at }: { readonly at: string }) => {
  const texts = PROMPTER_TEXTS[useLanguage()];
  const nowMs = useNow(SECOND_MS, true);
  const leftMs = momentOf(at, nowMs, zoneMsAt(nowMs)) - nowMs;
  return (
    <time className="prompter-countdown" data-late={leftMs < 0} data-testid="prompter-countdown">
      {at} · {leftMs < 0 ? texts.late(formatSpan(leftMs)) : texts.inTime(formatSpan(leftMs))}
    </time>
  );
};

const nextOf = (items: readonly RundownItem[], current: string | null): RundownItem | undefined =>
  items[items.findIndex(({ id }) => id === current) + 1];

/** The next item of the rundown, with what the director noted about it. */
export const NextItem = () => {
  const texts = PROMPTER_TEXTS[useLanguage()];
  const rundown = useReplicant('show')?.rundown;
  const game = useReplicant('match')?.game ?? null;
  const next = rundown === undefined ? undefined : nextOf(itemsFor(rundown.items, idleIn(game)), rundown.current);
  return (
    <section className="prompter-part" data-testid="prompter-next">
      <h2>{texts.next}</h2>
      {next === undefined ? (
        <p>{texts.noNext}</p>
      ) : (
        <>
          <p>{next.title === '' ? texts.kinds[next.kind] : next.title}</p>
          {next.at === undefined ? null : <Countdown at={next.at} />}
          {next.notes === '' ? null : <p className="prompter-notes">{next.notes}</p>}
        </>
      )}
    </section>
  );
};
