import type { Side } from 'chess-match/client';
import type { ReactNode } from 'react';
import type { OperatorSnapshot } from '../state/snapshot';

/** Whose plate something is put into. */
export interface PlateProps {
  readonly snapshot: OperatorSnapshot;
  readonly side: Side;
}

/** What a game says behind a team's name. */
export type TeamNotes = (plate: PlateProps) => ReactNode;
/** What a game lets a side do beside its clock. */
export type ClockActions = (plate: PlateProps & { readonly nowMs: number }) => ReactNode;
