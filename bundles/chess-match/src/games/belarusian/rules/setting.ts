/** Sets of rules the chess was played by (L12). */
export const RULE_SETS = ['unified', 'original', 'szlachetny'] as const;
export type RuleSet = (typeof RULE_SETS)[number];

/** What may be agreed before a game, as far as moves depend on it. */
export interface Agreed {
  readonly rules: RuleSet;
  /** L4 the kniazhych passes over the throne only while its kniaz is in the palace. */
  readonly crossRequiresPalace: boolean;
  /** L5 ratniks take in passing. */
  readonly enPassant: boolean;
  /** L7 a kniazhych outside the palace is no heir: its kniaz is royal. */
  readonly successionPalaceOnly: boolean;
  /** L8 who cannot meet a rokosh has lost; else the game goes on. */
  readonly rokoshLoses: boolean;
}

export const UNIFIED: Agreed = {
  rules: 'unified',
  crossRequiresPalace: false,
  enPassant: false,
  successionPalaceOnly: false,
  rokoshLoses: true,
};

/** L3 L12 the throne is entered by a kniazhych only with its kniaz in the palace; the first rules knew no palace. */
export const hasPalace = ({ rules }: Agreed): boolean => rules !== 'original';

/** L4 L12 the kniazhych passes over the throne; by the szlachetny rules whoever would pass must stop on it. */
export const mayPass = ({ rules }: Agreed): boolean => rules !== 'szlachetny';

/** L2 L12 pieces other than kniaz and kniazhych end a move on the empty throne by the szlachetny rules alone. */
export const isOpenToAll = ({ rules }: Agreed): boolean => rules === 'szlachetny';
