import type { Language, Person } from 'chess-match/client';
import type { TakeEffect } from '../state/slots';

export interface Strings {
  readonly language: Language;
  readonly title: string;
  readonly waiting: string;
  readonly offline: string;
  readonly onAir: string;
  readonly off: string;
  readonly program: string;
  readonly preview: string;
  readonly nothingCued: string;
  readonly cuedOut: string;
  readonly take: Readonly<Record<TakeEffect, string>>;
  readonly takeCue: Readonly<Record<TakeEffect, string>>;
  /** Takes the graphic off the air and leaves the cue as it is. */
  readonly outKeepCue: string;
  readonly cue: string;
  readonly dropCue: string;
  readonly resetFields: string;
  /** What was written is not cued: a take would put something else on air. */
  readonly cueFirst: string;
  readonly open: string;
  readonly clear: string;
  readonly undoTake: (graphic: string) => string;
  readonly undoClear: string;
  readonly nothingToUndo: string;
  readonly dismiss: string;
  readonly fields: {
    readonly board: string;
    readonly latestBoard: string;
    readonly person: string;
    readonly ownText: string;
    readonly name: string;
    readonly title: string;
    readonly heading: string;
    readonly subtitle: string;
    readonly text: string;
    readonly minutes: string;
    readonly noCountdown: string;
    readonly until: (time: string) => string;
    readonly micsNow: string;
    readonly bothTeams: string;
    readonly white: string;
    readonly black: string;
    readonly card: Readonly<Record<'branching' | 'selection' | 'pass', string>>;
  };
  readonly people: {
    readonly heading: string;
    readonly hint: string;
    readonly count: (people: number) => string;
    readonly load: string;
    readonly apply: string;
    readonly applied: string;
    readonly notJson: (reason: string) => string;
    readonly role: Readonly<Record<Person['role'], string>>;
  };
}
