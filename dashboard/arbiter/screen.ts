import type { ProtocolView } from 'chess-match/client';
import type { ComponentType } from 'react';
import type { ArbiterSnapshot } from '../shared/arbiter/data';

export interface ArbiterPageProps {
  readonly snapshot: ArbiterSnapshot;
  /** The end of the protocol, as the replicant has it. */
  readonly shown: ProtocolView | undefined;
}

/** What a game has on the arbiter's page. */
export type ArbiterScreen = ComponentType<ArbiterPageProps>;
