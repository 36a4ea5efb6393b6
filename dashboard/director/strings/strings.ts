import type { Offer, OfferKind, OfferRule, Person, RundownItem } from 'chess-match/client';
import type { TakeEffect } from '../model/slots';

export type RundownKind = RundownItem['kind'];

export interface FieldStrings {
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
}

export interface RundownStrings {
  readonly heading: string;
  readonly next: string;
  readonly previous: string;
  readonly onAir: string;
  readonly cued: string;
  readonly add: string;
  readonly edit: (item: string) => string;
  readonly move: (item: string) => string;
  readonly remove: string;
  readonly save: string;
  readonly undo: string;
  readonly redo: string;
  readonly empty: string;
  readonly emptyHint: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<RundownKind, string>>;
  readonly title: string;
  readonly titleHint: string;
  readonly notes: string;
  readonly alone: string;
  readonly graphics: string;
  readonly capture: string;
  readonly newItem: string;
  readonly change: Readonly<Record<'leave' | 'on' | 'off', string>>;
  readonly ownContent: string;
}

export interface Strings {
  readonly tabsLabel: string;
  readonly tabs: Readonly<Record<'show' | 'obs' | 'sound', string>>;
  readonly program: string;
  readonly preview: string;
  readonly nothingOn: string;
  readonly nothingCued: string;
  readonly nothingCuedHint: string;
  readonly take: string;
  readonly dropAll: string;
  readonly sharing: (graphics: string) => string;
  readonly clear: string;
  readonly restore: string;
  readonly restoreWhat: (graphics: string) => string;
  readonly undo: string;
  readonly redo: string;
  readonly graphics: string;
  readonly state: Readonly<Record<'on' | 'off', string>>;
  readonly cueing: Readonly<Record<TakeEffect, string>>;
  readonly content: (graphic: string) => string;
  readonly cue: string;
  readonly open: string;
  readonly cancel: string;
  readonly fields: FieldStrings;
  readonly offers: {
    readonly heading: string;
    readonly none: string;
    readonly text: (offer: Pick<Offer, 'kind' | 'side' | 'board' | 'other' | 'chips'>) => string;
    readonly take: (graphic: string) => string;
    readonly ignore: string;
    readonly accept: string;
    readonly rulesHeading: string;
    readonly rulesHint: string;
    readonly goesBack: string;
    readonly goesBackAfter: string;
    readonly goesBackIn: (seconds: number) => string;
    readonly keep: string;
    readonly kinds: Readonly<Record<OfferKind, string>>;
    readonly rules: Readonly<Record<OfferRule, string>>;
    readonly analysis: (by: string, title: string) => string;
    readonly analysisTake: string;
    readonly analysisLook: string;
  };
  readonly people: {
    readonly heading: string;
    readonly empty: string;
    readonly emptyHint: string;
    readonly lowerThird: string;
    readonly mic: (name: string) => string;
    readonly arbiters: string;
    readonly commentators: string;
    readonly role: Readonly<Record<Person['role'], string>>;
  };
  readonly rundown: RundownStrings;
  /** Names of the page's keys. */
  readonly keys: Readonly<Record<'cueGraphic', (graphic: string) => string>>;
}
