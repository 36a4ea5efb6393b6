import { endOfDay, timeOfDay } from 'chess-match/client';
import { useLanguage } from '../shared';
import { useEnds, zoneMsAt } from '../shared/ends';
import { PROMPTER_TEXTS } from './texts/texts';

/** When the evening ends, in a sentence. */
export const End = () => {
  const texts = PROMPTER_TEXTS[useLanguage()];
  const ends = useEnds();
  if (ends === null)
    return (
      <footer className="prompter-end" data-testid="prompter-end">
        {texts.noEnd}
      </footer>
    );
  const { earliestMs, latestMs, paceMs, isExact, slotMs, fit } = ends;
  const zoneMs = zoneMsAt(earliestMs);
  const latest = `${isExact ? '' : '≈ '}${endOfDay(latestMs, zoneMs)}`;
  return (
    <footer className="prompter-end" data-testid="prompter-end" data-fit={fit ?? 'open'}>
      {texts.ends(timeOfDay(earliestMs, zoneMs), latest, endOfDay(paceMs, zoneMs))}
      {slotMs === null ? null : ` ${texts.slot(timeOfDay(slotMs, zoneMs))}`}
    </footer>
  );
};
