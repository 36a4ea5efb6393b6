import type { Language } from 'chess-match/client';
import type { Verdict } from '../../health/judge';
import { en } from './en';
import { ru } from './ru';

/** Words of the frame; a missing one does not compile. */
export interface FrameTexts {
  readonly noMatch: string;
  readonly demo: string;
  readonly rehearsal: string;
  readonly score: (white: string, black: string) => string;
  readonly clock: Readonly<Record<'white' | 'black', string>>;
  readonly links: string;
  readonly server: string;
  readonly serverState: Readonly<Record<'connected' | 'lost' | 'waiting', string>>;
  readonly journal: string;
  readonly verdict: Readonly<Record<Verdict, string>>;
  readonly pages: (people: number, all: number) => string;
  readonly pagesShort: (all: number) => string;
  readonly obs: string;
  readonly offline: string;
  readonly waiting: string;
  readonly changeLanguage: string;
  readonly toLight: string;
  readonly toDark: string;
  readonly whoAmI: string;
  readonly nameless: string;
  readonly name: string;
  readonly nameHint: string;
  readonly save: string;
  readonly help: string;
  readonly keys: string;
  readonly keysHint: string;
  readonly noKeys: string;
  readonly changeKey: (label: string) => string;
  readonly pressKeys: string;
  readonly taken: (keys: string, label: string) => string;
  readonly resetKeys: string;
  readonly about: string;
  readonly fault: string;
  readonly faultHint: string;
  readonly reload: string;
}

export const FRAME_TEXTS: Readonly<Record<Language, FrameTexts>> = { en, ru };
