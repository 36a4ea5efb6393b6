import type { ObsPlansView } from 'chess-match/client';
import type { Machine } from '../../../shared/obsState/strings';

export type { Machine };
export type Next = NonNullable<Machine['next']>;
export type Plan = ObsPlansView['plans'][number];
export type Step = Plan['steps'][number];
export type Note = Plan['notes'][number];

/** Scene rules that have one scene each. */
export type RuleName = 'keyChange' | 'lastBranch' | 'clockStopped' | 'matchOver';

/** Everything the OBS part of the director's page says. */
export interface ObsStrings {
  readonly advice: Readonly<Record<Machine['state'], string | null>>;
  readonly connect: string;
  readonly scenes: string;
  readonly noScenes: string;
  readonly onProgram: string;
  readonly onPreview: string;
  readonly studioMode: string;
  readonly take: string;
  readonly automation: string;
  readonly automatic: string;
  readonly reasons: Readonly<Record<Next['reason'], string>>;
  readonly next: string;
  readonly noNext: string;
  readonly isOff: string;
  readonly waits: Readonly<Record<NonNullable<Next['waits']>, string>>;
  readonly inSeconds: (seconds: number) => string;
  readonly skip: string;
  readonly hold: string;
  readonly release: string;
  readonly resume: string;
  readonly last: (scene: string, reason: string) => string;
  readonly rules: string;
  readonly rule: Readonly<Record<RuleName | 'sideToMove', string>>;
  readonly whiteScene: string;
  readonly blackScene: string;
  readonly scene: string;
  readonly after: string;
  readonly during: string;
  readonly minimum: string;
  readonly hand: string;
  readonly dress: string;
  readonly dresses: Readonly<Record<Machine['rules']['dress'], string>>;
  readonly chaptersAtKeys: string;
  readonly replayAtKeys: string;
  readonly save: string;
  readonly revert: string;
  readonly outputs: string;
  readonly startRecord: string;
  readonly stopRecord: string;
  readonly chapter: string;
  readonly chapters: Readonly<Record<NonNullable<Machine['outputs']>['chapters'], string>>;
  readonly replay: Readonly<Record<NonNullable<Machine['outputs']>['replay'], string>>;
  readonly saveReplay: string;
  readonly marked: Readonly<Record<NonNullable<Machine['lastMark']>['kind'], string>>;
  readonly provision: string;
  readonly planTitle: string;
  readonly planNothing: string;
  readonly planIntro: (count: number) => string;
  readonly planDone: (done: number, failed: number) => string;
  readonly planRunning: string;
  readonly apply: (count: number) => string;
  readonly again: string;
  readonly close: string;
  readonly actions: Readonly<Record<Step['action'], (step: Step) => string>>;
  readonly stepStates: Readonly<Record<Step['state'], string>>;
  readonly notes: Readonly<Record<Note['code'], (params: Readonly<Record<string, unknown>>) => string>>;
}
