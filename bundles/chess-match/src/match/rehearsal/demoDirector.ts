import type { RosterView } from '@schemas/roster';
import type { ShowView } from '@schemas/show';
import type { Answer } from '@schemas/answer';
import type { RecordedGame } from '../../games/common/records';
import { demoPeople, demoSpeaker } from '../../show';

export interface DemoDirectorParts {
  readonly send: (command: { readonly type: string; readonly [field: string]: unknown }) => Promise<Answer>;
  /** As published last. */
  readonly show: () => ShowView;
  readonly people: () => RosterView;
}

/** What a director of an evening would do while the match is played; nothing of it is minded where it is refused. */
export const createDemoDirector = ({ send, show, people }: DemoDirectorParts) => ({
  /** Nobody's list of people is replaced. */
  introduceTeams: async ({ white, black }: RecordedGame): Promise<void> => {
    const { white: one, black: two, arbiters, commentators } = people();
    if ([one.people, two.people, arbiters, commentators].some((list) => list.length > 0)) return;
    await send({ type: 'setPeople', people: demoPeople({ white, black }) });
  },
  takePreset: async (preset: string): Promise<void> => {
    if (!(await send({ type: 'cuePreset', preset })).ok) return;
    const graphics = Object.entries(show().graphics).flatMap(([graphic, { cue, takes, cues }]) =>
      cue === null ? [] : [{ graphic, takes, cues }],
    );
    await send({ type: 'takeCued', item: null, graphics });
  },
  letSpeak: (toMove: 'white' | 'black', ply: number): Promise<Answer> =>
    send({ type: 'setSpeaking', ids: [demoSpeaker(toMove, ply)] }),
  nobodySpeaks: (): Promise<Answer> => send({ type: 'setSpeaking', ids: null }),
  /** Takes what the turn gives reason to show. @returns whether a picture covers the match for it */
  followTurn: async (): Promise<boolean> => {
    const [suggestion] = show().suggestions;
    if (suggestion !== undefined) await send({ type: 'acceptSuggestion', suggestion: suggestion.id });
    return suggestion?.alone === true;
  },
});
