import type { RecordedGame } from '../../../games/common/records';
import { GAME, openingOf, type Shot } from '../../../show';
import type { OpenMatch } from '../../authority/openMatch';
import type { DemoDirector, Shown, Thinking } from './director';
import type { Hand } from './hand';
import { msToNext } from './tempo';

export interface EveningParts {
  readonly hand: Pick<Hand, 'later' | 'sendOrStop'>;
  readonly director: Pick<DemoDirector, 'take' | 'letSpeak' | 'followTurn' | 'fillTime' | 'followEnd'>;
  /** The match it plays; null once another one is open, or nothing is played any more. */
  readonly mine: () => OpenMatch | null;
  readonly recordOf: (game: string) => RecordedGame | null;
  readonly paceMs: () => number;
  /** Called when the last turn was seen. */
  readonly tellEnd: () => Promise<void>;
}

/** So much of a turn, and at most of a pace, passes before a picture follows it: the announcement comes first. */
const PICTURE_AFTER = 0.4;
/** So many paces boards stand alone; in a turn that is thought over longer there is time for a picture. */
const ALONE = 8;
/** So many paces the picture of the last turn stands before the result. */
const LAST_STANDS = 2;

/** Who thinks after how many turns; where both sides think at once they are heard in turn. */
const thinking = ({ views: { match } }: OpenMatch): Thinking => ({
  ply: match.ply,
  toMove: match.toMove ?? (match.ply % 2 === 0 ? 'white' : 'black'),
});

/** From who plays to the last turn: each step does its part and says when the next one comes. */
export const createEvening = ({ hand, director, mine, recordOf, paceMs, tellEnd }: EveningParts) => {
  const matchId = (): string | null => mine()?.row.matchId ?? null;
  /** What is done takes its time: another match may have taken the place of this one meanwhile. */
  const during = async <T>(doing: Promise<T>, then: (result: T) => void): Promise<void> => {
    const before = matchId();
    const result = await doing;
    if (before !== null && matchId() === before) then(result);
  };
  const turns = (): RecordedGame['turns'] => recordOf(mine()?.game.id ?? '')?.turns ?? [];
  const turnMs = (): number => msToNext(turns(), mine()?.views.match.ply ?? 0, paceMs());
  const announcedMs = (): number => Math.min(turnMs(), paceMs()) * PICTURE_AFTER;
  const schedule = (): void => hand.later(direct, announcedMs());
  const playNext = async (): Promise<void> => {
    const line = turns()[mine()?.views.match.ply ?? -1]?.line;
    if (line === undefined) await tellEnd();
    else if ((await hand.sendOrStop({ type: 'commitTurn', line })) === null) schedule();
  };
  const playAfter = (shown: Shown): void => {
    const leftMs = turnMs() - announcedMs();
    // A clock that was near its end in the record has no time for a picture.
    if (shown === null || shown === 'covered')
      think(leftMs + (shown === 'covered' && turnMs() >= paceMs() ? paceMs() : 0));
    else hand.later(() => returnToGame(leftMs), paceMs() * shown.paces);
  };
  const returnToGame = (leftMs: number): Promise<void> => during(director.take(GAME), () => think(leftMs));
  /** The rest of a turn: of a long one there are pictures in between. */
  const think = (leftMs: number): void => {
    const restMs = leftMs - ALONE * paceMs();
    if (restMs <= 0) hand.later(playNext, leftMs);
    else hand.later(() => fill(restMs), ALONE * paceMs());
  };
  const fill = async (restMs: number): Promise<void> => {
    const open = mine();
    if (open === null) return;
    await during(director.fillTime(open.game.id, thinking(open)), (shot) => {
      if (shot === null) think(restMs);
      else hand.later(() => returnToGame(restMs), paceMs() * shot.paces);
    });
  };
  /** What the turn gives reason to show, or what there is time for, as the director of an evening would take it. */
  const direct = async (): Promise<void> => {
    const open = mine();
    const match = open?.views.match;
    if (open === null || match?.status !== 'playing')
      return during(director.followEnd(), (isSeen) => hand.later(playNext, paceMs() * (isSeen ? LAST_STANDS : 1)));
    const about = thinking(open);
    await director.letSpeak(about.toMove, about.ply);
    return during(director.followTurn(open.game.id, about), playAfter);
  };
  /** One picture after the other; then the clock starts. */
  const show = async ([shot, ...more]: readonly Shot[]): Promise<void> => {
    if (shot !== undefined)
      await during(director.take(shot.cue), () => hand.later(() => show(more), paceMs() * shot.paces));
    else if ((await hand.sendOrStop({ type: 'startClock' })) === null) schedule();
  };
  return {
    begin: (): void => hand.later(() => show(openingOf(mine()?.game.id ?? '')), 0),
    goOn: schedule,
  };
};
