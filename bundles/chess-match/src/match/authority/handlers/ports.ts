import type { Problem } from '@schemas/draft';
import type { CommandOf } from '../../../contract/commands';
import type { Language } from '../../../view/language';
import type { Obs } from '../../../obs';
import type { Sound } from '../../../obs/sound';
import type { Backups } from '../../safety/backups/backups';
import type { MarksPort } from '../../after/marks/marks';
import type { VenuePort } from '../../hall/venue';

/** What OBS can be told; it keeps its own settings. */
export type ObsPort = Omit<Obs, 'line' | 'nameInRules' | 'start' | 'stop' | 'matchChanged' | 'stingerCovers'>;

/** What the microphones can be told. */
export type SoundPort = Pick<
  Sound,
  'setSpeaking' | 'setSpeaker' | 'setChannel' | 'setFollow' | 'mutePerson' | 'muteTeam'
>;

/** Copies of the journal and the way back to one. */
export type BackupsPort = Pick<Backups, 'make' | 'bring' | 'restore'>;

/** What plays rehearsals. */
export interface SimulatorPort {
  /** @returns simulator/no_rehearsal, simulator/no_source, match/unknown, command/not_here, or null */
  start(command: Pick<CommandOf<'startSimulator'>, 'source' | 'of' | 'paceMs' | 'speaking'>): Problem | null;
  /** @returns simulator/not_started, or null */
  steer(command: Pick<CommandOf<'steerSimulator'>, 'state' | 'paceMs' | 'speaking'>): Problem | null;
}

export interface AskedDemonstration {
  /** Id of the game; null: that of new matches. */
  readonly game: string | null;
  /** From one turn to the next; null: as configured. */
  readonly paceMs: number | null;
  /** Of teams, people and what is said; null: as configured. */
  readonly language: Language | null;
}

/** What plays the demonstration. */
export interface DemonstrationPort {
  /**
   * A new match from the first turn, then that of another game (of the same one where it is named), until somebody
   * else does anything to it.
   * @returns demonstration/none, match/clock_running or match/in_play where a match is played that it may not leave, or
   *   null
   */
  play(asked: AskedDemonstration): Promise<Problem | null>;
}

/** Games that are followed from outside. */
export interface LivePort {
  /** @returns live/not_set_up, live/nothing, or null */
  pushNow(): Problem | null;
}

/** What is asked of the engine besides the match. */
export interface EnginePort {
  /**
   * @param desk who asks, for one position at a time
   * @param position FEN; null: for none any more
   * @returns engine/not_here, engine/no_position, or null
   */
  ask(desk: string, position: string | null): Problem | null;
}

/** What commands drive that is neither a match nor the show. */
export interface Ports {
  readonly obs: ObsPort;
  readonly sound: SoundPort;
  readonly backups: BackupsPort;
  readonly simulator: SimulatorPort;
  readonly demonstration: DemonstrationPort;
  readonly venue: VenuePort;
  readonly marks: MarksPort;
  readonly live: LivePort;
  readonly engine: EnginePort;
}
