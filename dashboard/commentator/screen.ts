import type { Language, Snapshot } from 'chess-match/client';
import type { ChronicleState } from 'chess-match/client/explore';
import type { ComponentType } from 'react';

export interface CommentatorPageProps {
  readonly matchId: string;
  readonly snapshot: Snapshot<'course' | 'score' | 'clocks' | 'play'>;
  readonly chronicle: ChronicleState;
  readonly language: Language;
}

/** What a game has on the commentator's page. */
export type CommentatorScreen = ComponentType<CommentatorPageProps>;
