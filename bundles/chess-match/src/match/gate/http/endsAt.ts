import type { EveningPlan } from '@schemas/show';
import { GAME_FORMS } from '../../../games/words';
import { endsOf, type Ends } from '../../../games/common/ends';
import { endOfDay, timeOfDay } from '../../../games/common/timeOfDay';
import type { OpenMatch } from '../../authority/openMatch';

const MINUTE_MS = 60_000;

/** Times of day of the house. */
interface EndsTexts extends Readonly<Record<'earliest' | 'pace' | 'latest', string>> {
  /** Null: nobody said when the slot ends. */
  readonly slot: string | null;
}

/** What GET ends says; `texts`: the same as times of day. */
export type EndsAnswer = { readonly ends: null } | { readonly ends: Ends; readonly texts: EndsTexts };

/** When the evening ends, as it stands now; null: the game is over and none follows. */
export const endsAt = (
  { game, views }: Pick<OpenMatch, 'game' | 'views'>,
  plan: EveningPlan,
  nowMs: number,
): EndsAnswer => {
  const { match, clocks } = views;
  const time = GAME_FORMS[game.id]?.time(match.settings, clocks.mode);
  const zoneMs = -new Date(nowMs).getTimezoneOffset() * MINUTE_MS;
  const ends = time === undefined ? null : endsOf({ match, clocks, time, plan }, nowMs, zoneMs);
  if (ends === null) return { ends };
  const { earliestMs, paceMs, latestMs, slotMs } = ends;
  return {
    ends,
    texts: {
      earliest: timeOfDay(earliestMs, zoneMs),
      pace: endOfDay(paceMs, zoneMs),
      latest: endOfDay(latestMs, zoneMs),
      slot: slotMs === null ? null : timeOfDay(slotMs, zoneMs),
    },
  };
};
