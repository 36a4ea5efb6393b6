import type { Language, Side } from 'chess-match/client';
import type { ComponentType } from 'react';
import type { SharedDraft } from './state/drafts';
import type { OperatorSnapshot } from './state/snapshot';

type Lines = readonly (readonly [what: string, meaning: string])[];

/** What the page's help says of a game. */
export interface HelpWords {
  readonly fixedTitle: string;
  /** Keys that nobody can change. */
  readonly fixed: Lines;
  readonly mouseTitle: string;
  readonly mouse: readonly string[];
  readonly lineTitle: string;
  /** How moves are typed. */
  readonly line: Lines;
}

export interface WindowProps {
  readonly onClose: () => void;
}

/** What a game has on the operator's page. */
export interface OperatorScreen {
  /** All between the top row and the strip. */
  readonly Page: ComponentType;
  /** What is entered on it. */
  readonly draftsOf: (snapshot: OperatorSnapshot) => readonly SharedDraft[];
  readonly help: Readonly<Record<Language, HelpWords>>;
  /** What a fallen flag costs; null where it is the game, or where the game asks by itself. */
  readonly flagText: Readonly<Record<Language, (side: Side) => string>> | null;
  /** The arbiter's forms, for a hall without a page of his own; null where the game has none here. */
  readonly Arbiter: ComponentType<WindowProps> | null;
}
