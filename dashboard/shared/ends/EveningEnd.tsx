import { endOfDay, timeOfDay } from 'chess-match/client';
import { useLanguage } from '../frame';
import { useEnds } from './useEnds';
import { ENDS_WORDS } from './words';
import { zoneMsAt } from './zone';
import './ends.css';

/** When the evening ends: earliest and latest by its clocks, by pace, and whether the slot is long enough. */
export const EveningEnd = () => {
  const words = ENDS_WORDS[useLanguage()];
  const ends = useEnds();
  if (ends === null)
    return (
      <p className="evening-end" data-testid="evening-end">
        <span>{words.none}</span>
      </p>
    );
  const zoneMs = zoneMsAt(ends.earliestMs);
  const { earliestMs, paceMs, latestMs, isExact, slotMs, fit } = ends;
  return (
    <p
      className="evening-end"
      data-testid="evening-end"
      data-fit={fit ?? 'open'}
      title={isExact ? words.bounds : `${words.bounds} ${words.inexact}`}
    >
      <strong>
        {words.heading}{' '}
        {words.between(timeOfDay(earliestMs, zoneMs), `${isExact ? '' : '≈ '}${endOfDay(latestMs, zoneMs)}`)}
      </strong>
      <span>{words.pace(endOfDay(paceMs, zoneMs))}</span>
      {slotMs !== null && fit !== null && (
        <span className="evening-fit">
          {words.slot(timeOfDay(slotMs, zoneMs))}: {words.fit[fit]}
        </span>
      )}
    </p>
  );
};
