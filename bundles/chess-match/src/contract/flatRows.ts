/** Names the columns of each row: the same in every row, at every moment, before a match too. */
export const FLAT_COLUMNS = [
  'row',
  'event',
  'white',
  'black',
  'whiteShort',
  'blackShort',
  'scoreWhite',
  'scoreBlack',
  'clockWhite',
  'clockBlack',
  'turn',
  'toMove',
  'status',
  'board',
  'playerWhite',
  'playerBlack',
  'boardClockWhite',
  'boardClockBlack',
  'lastMove',
  'result',
] as const;

/** All of it texts: titles of a mixer show nothing else. */
export type FlatRow = Readonly<Record<(typeof FLAT_COLUMNS)[number], string>>;

export const ROW_FORMS = ['json', 'csv', 'xml'] as const;
export type RowForm = (typeof ROW_FORMS)[number];

/** Where rows for titles are had, by GET. */
export const rowsPath = (form: RowForm): string => `/chess-match/rows.${form}`;
