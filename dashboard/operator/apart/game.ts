import type { Language } from 'chess-match/client';
import { createContext, useContext, type ComponentType } from 'react';
import { useStrings } from '../state/context';
import type { OperatorSnapshot } from '../state/snapshot';
import type { ApartEntry, PanelModel } from './model/board';
import type { Asking } from './state/asking';
import type { ApartStrings } from './texts';

export interface TeamsProps {
  readonly snapshot: OperatorSnapshot;
  readonly entry: ApartEntry;
  readonly onAsk: (asking: Asking) => void;
}

export interface BoardProps {
  readonly model: PanelModel;
  readonly snapshot: OperatorSnapshot;
}

/** What a game of boards that do not wait for each other has of its own on the desk. */
export interface ApartGame {
  readonly texts: Readonly<Record<Language, ApartStrings>>;
  /** Both teams, and what each may do as a team. */
  readonly Teams: ComponentType<TeamsProps>;
  /** How the match ended. */
  readonly End: ComponentType<{ readonly snapshot: OperatorSnapshot }>;
  /** What pressing the clock would do besides the move. Null: nothing. */
  readonly Gives: ComponentType<BoardProps> | null;
  /** Why a board stands still. */
  readonly Standstill: ComponentType<BoardProps>;
  /** What may be done on one board besides moving. Null: nothing. */
  readonly Acts: ComponentType<BoardProps & Pick<TeamsProps, 'onAsk'>> | null;
  /** The thread that a fact is of, by its label; null: of none, or of all. */
  readonly threadOf: (label: string) => string | null;
}

export const ApartContext = createContext<ApartGame | null>(null);

export const useApartGame = (): ApartGame => {
  const game = useContext(ApartContext);
  if (game === null) throw new Error('ApartContext is missing: render inside ApartPage.');
  return game;
};

export const useApartTexts = (): ApartStrings => useApartGame().texts[useStrings().language];
