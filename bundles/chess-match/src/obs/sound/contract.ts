import type { Problem } from '@schemas/obs';
import type { RosterView } from '@schemas/roster';
import type { ChannelSettings, SoundView } from '@schemas/sound';
import type { SpeakingView } from '@schemas/speaking';
import type { Side } from '../../games/common/sides';
import type { InstanceId, ObsLine, ObsLog } from '../contract';
import type { LevelsMessage } from './levelsOut';

export interface SoundOptions {
  /** Program first: an input that several instances have is heard on the first of them. */
  readonly lines: readonly ObsLine[];
  /** Whose audience this scene of that instance is for; null for every other scene. */
  sideOf(instance: InstanceId, scene: string): Side | null;
  /** What survives a restart, as text. */
  readonly store: { load(): string | null; save(text: string): void };
  readonly messagesPerSecond: number;
  /** Whether any page looks at meters. */
  isWatched(): boolean;
  onSpeaking(view: SpeakingView): void;
  onView(view: SoundView): void;
  onLevels(message: LevelsMessage): void;
  readonly log: ObsLog;
  /** Ms by a clock that only goes forward. */
  now(): number;
}

/**
 * The microphones: who speaks, told from OBS's meters, and who is live. Nothing here throws for what OBS does, and
 * everything but mutes works without OBS.
 */
export interface Sound {
  start(): void;
  stop(): void;
  /** To be told of every published list of people. */
  peopleChanged(people: RosterView): void;
  /** By hand, whatever the meters say, until null gives the say back to them. @returns speaking/unknown_person */
  setSpeaking(ids: readonly string[] | null): Problem | null;
  /** By hand for one person; of everybody else what is shown stays. @returns speaking/unknown_person */
  setSpeaker(id: string, speaking: boolean): Problem | null;
  /** null: the defaults. @throws when it cannot be saved; nothing is changed then */
  setChannel(input: string, settings: ChannelSettings | null): void;
  /** @throws when it cannot be saved; nothing is changed then */
  setFollow(follow: boolean): void;
  /** @returns null when OBS did it, speaking/unknown_person, sound/no_microphone, sound/no_such_input, obs/* */
  mutePerson(id: string, muted: boolean): Promise<Problem | null>;
  /** @returns null when OBS did it, sound/no_team_microphones, sound/no_such_input, obs/* */
  muteTeam(side: Side, muted: boolean): Promise<Problem | null>;
}
