import type { Answer } from '@schemas/answer';
import { programOf } from '../../dashboard/director/model/monitors';
import { GAMES, DEFAULT_GAME } from '../../bundles/chess-match/src/games';
import { courseView } from '../../bundles/chess-match/src/match/publish/ownViews';
import {
  initialViews,
  onAirViews,
  shownViews,
  type ShowViews,
} from '../../bundles/chess-match/src/match/publish/views';
import { createBench } from '../../bundles/chess-match/src/match/testing/bench';
import { castOf, demoPeople, demoTeams, emptyShow, nobody, type Cue } from '../../bundles/chess-match/src/show';
import { createDesk } from '../../bundles/chess-match/src/match/rehearsal/demonstration/desk';
import { GAME_FORMS } from '../../bundles/chess-match/src/games/words';
import type { Language } from '../../bundles/chess-match/src/view/language';

/** Everything that graphics may be drawn from, by name. */
export type Values = Readonly<Record<string, unknown>>;

/** What one match of the film begins with. */
export interface Beginning {
  readonly game: string;
  readonly settings: object;
  /** Turns that were made before anybody looks, and how long each took. */
  readonly turns: readonly { readonly line: string; readonly tookMs: number }[];
}

/** The authority itself, in memory, under a clock that the film holds: who is on stage, and what is published of it. */
export const createStage = (language: Language, startMs: number) => {
  const bench = createBench({ startMs, parts: { games: GAMES, defaultGame: DEFAULT_GAME } });
  let speaking: readonly string[] = [];
  let exactMs = startMs;
  const send = async (command: Parameters<typeof bench.send>[0]): Promise<Answer> => {
    const answer = await bench.send(command);
    if (!answer.ok) throw new Error(`The film's ${command.type} was refused: ${JSON.stringify(answer.error)}`);
    return answer;
  };
  const shown = (): ShowViews => bench.shows.at(-1) ?? { show: emptyShow(), roster: nobody() };
  const desk = createDesk({ send, show: () => shown().show });
  return {
    nowMs: (): number => bench.time.nowMs,
    /** Commands are issued at whole milliseconds; frames are not so long. */
    pass: (ms: number): void => {
      exactMs += ms;
      bench.time.nowMs = Math.round(exactMs);
    },
    /** A match of the invented teams, played on to where it is seen, its clock running. */
    begin: async ({ game, settings, turns }: Beginning): Promise<void> => {
      const teams = demoTeams(language);
      const event = castOf(language).event(GAME_FORMS[game]?.texts[language].game ?? game);
      await bench.newMatch({ game, event, ...teams, settings });
      await send({ type: 'setPeople', people: demoPeople(teams, language) });
      await send({ type: 'startClock' });
      for (const { line, tookMs } of turns) {
        exactMs += tookMs;
        bench.time.nowMs = Math.round(exactMs);
        await send({ type: 'commitTurn', line });
      }
    },
    turn: (line: string): Promise<Answer> => send({ type: 'commitTurn', line }),
    /** Nothing of the program is on air any more. */
    clear: async (): Promise<void> => {
      if (programOf(shown().show).on.length > 0) await send({ type: 'clearGraphics' });
    },
    take: (cue: Cue): Promise<void> => desk.take(cue),
    speak: (ids: readonly string[]): void => {
      speaking = ids;
    },
    values: (): Values => {
      const standing = bench.published.at(-1);
      return {
        ...initialViews(),
        ...(standing === undefined ? {} : onAirViews(standing, false)),
        course: courseView(standing?.open ?? null),
        ...shownViews(shown()),
        speaking: { ids: speaking },
      };
    },
  };
};

export type Stage = ReturnType<typeof createStage>;
