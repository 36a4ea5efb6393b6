import type { RosterView } from '@schemas/roster';
import type { SuggestionModes, RundownItem } from '@schemas/show';
import type { Asked, CommandType } from '../contract/commands';
import type { ContentOf, GraphicId } from './graphics';

/** A graphic as the director saw it cued. */
export interface SeenCue {
  readonly graphic: GraphicId;
  readonly takes: number;
  readonly cues: number;
}

/**
 * Commands whose shape (schemas/command.json) leaves nothing to check. `takes`, `showVersion`, `rundownVersion`: as the
 * director saw them.
 */
export type PlainType =
  | 'takeGraphic'
  | 'takeCued'
  | 'dropCue'
  | 'cueItem'
  | 'cuePreset'
  | 'cueSuggestion'
  | 'clearGraphics'
  | 'restoreGraphics'
  | 'undoShow'
  | 'redoShow'
  | 'undoRundown'
  | 'redoRundown'
  | 'planEvening'
  | 'acceptSuggestion'
  | 'ignoreSuggestion'
  | 'setReturnDelay'
  | 'keepOnAir'
  | 'steerTelling';

/** A command with what it carries replaced by what was checked against the contract of the show or of people. */
type Checked<T extends CommandType, Content> = Omit<Asked<T>, keyof Content> & Readonly<Content>;

/** Commands of the show with their content already checked against the contract. */
export type ShowCommand =
  | Asked<PlainType>
  | Checked<'cueGraphic', { content: ContentOf<GraphicId> }>
  /** A commentator's board for the director; null withdraws it. */
  | Checked<'proposeAnalysis', { content: ContentOf<'analysis'> | null }>
  | Checked<'setRundown', { items: readonly RundownItem[] }>
  | Checked<'setSuggestionModes', { modes: SuggestionModes }>
  /** `seen`: the list it was made of, null to replace whatever stands there. */
  | Checked<'setPeople', { people: RosterView; seen: RosterView | null }>;

export type CommandOf<T extends ShowCommand['type']> = Extract<ShowCommand, { type: T }>;
