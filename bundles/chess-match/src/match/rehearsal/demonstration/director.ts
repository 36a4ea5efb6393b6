import type { Answer } from '@schemas/answer';
import type { RosterView } from '@schemas/roster';
import type { Suggestion } from '@schemas/show';
import {
  breakBefore,
  demoPeople,
  demoSpeakers,
  hasTimeAfter,
  interlude,
  type Cue,
  type Shot,
  type TeamNames,
} from '../../../show';
import type { Language } from '../../../view/language';
import { createDesk, type DeskParts } from './desk';

export interface DemoDirectorParts extends DeskParts {
  readonly people: () => RosterView;
}

/** What a turn gave reason to show: a picture that covers the boards, one there is time for, or none. */
export type Shown = 'covered' | Shot | null;

export interface Thinking {
  /** Turns made. */
  readonly ply: number;
  readonly toMove: 'white' | 'black';
}

/** What a director of an evening would do while the match is played; nothing while a person has the desk. */
export const createDemoDirector = ({ send, show, people }: DemoDirectorParts) => {
  let isAway = false;
  /** Of the pictures there was time for in this game. */
  let shown = 0;
  const desk = createDesk({
    // A person may come between the cue and the take.
    send: (command) => (isAway ? Promise.reject(new Error('A person has the desk.')) : send(command)),
    show,
  });
  const take = async (cue: Cue): Promise<void> => {
    if (!isAway) await desk.take(cue).catch(() => undefined);
  };
  /** @returns whether a picture covers the match for it */
  const takeSuggestion = async (isWanted: (suggestion: Suggestion) => boolean): Promise<boolean> => {
    const suggestion = isAway ? undefined : show().suggestions.find(isWanted);
    if (suggestion === undefined) return false;
    await desk.accept(suggestion).catch(() => undefined);
    return suggestion.alone;
  };
  /** Takes the next of the pictures that there is time for. @returns null: a person has the desk */
  const fillTime = async (game: string, { ply, toMove }: Thinking): Promise<Shot | null> => {
    if (isAway) return null;
    const [speaker = ''] = demoSpeakers(toMove, ply);
    const shot = interlude(shown, { game, toMove, speaker });
    shown += 1;
    await take(shot.cue);
    return shot;
  };
  return {
    take,
    /** A person has the desk: what is on air is theirs until the next game. */
    leave: (): void => {
      isAway = true;
    },
    /** A game begins, and the desk with it. Nobody's list of people is replaced. */
    introduce: async (teams: TeamNames, language: Language): Promise<void> => {
      isAway = false;
      shown = 0;
      const { white, black, arbiters, commentators } = people();
      if ([white.people, black.people, arbiters, commentators].some((list) => list.length > 0)) return;
      await send({ type: 'setPeople', people: demoPeople(teams, language) });
    },
    letSpeak: (toMove: 'white' | 'black', ply: number): Promise<Answer> =>
      send({ type: 'setSpeaking', ids: demoSpeakers(toMove, ply) }),
    nobodySpeaks: (): Promise<Answer> => send({ type: 'setSpeaking', ids: null }),
    /** Takes what the turn gives reason to show, or what there is time for. */
    followTurn: async (game: string, about: Thinking): Promise<Shown> => {
      if (isAway) return null;
      if (show().suggestions.length > 0) return (await takeSuggestion(() => true)) ? 'covered' : null;
      return hasTimeAfter(about.ply) ? fillTime(game, about) : null;
    },
    fillTime,
    /** How the last turn ended it, where that has a picture of its own. */
    followEnd: (): Promise<boolean> => takeSuggestion(({ kind }) => kind !== 'matchOver'),
    showResult: (): Promise<boolean> => takeSuggestion(({ kind }) => kind === 'matchOver'),
    announceNext: (text: string, untilMs: number): Promise<void> => take(breakBefore(text, untilMs)),
  };
};

export type DemoDirector = ReturnType<typeof createDemoDirector>;
