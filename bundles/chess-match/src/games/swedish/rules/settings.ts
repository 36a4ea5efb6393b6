import {
  choice,
  defaultsOf,
  LONGEST_ADDED_MS,
  LONGEST_MS,
  settingsReader,
  position,
  span,
  yesNo,
  type Descriptors,
  type SettingsOf,
} from '../../common/settings';

/** What may be agreed before a match, once: type, defaults, check and forms all come from here. Times in ms. */
export const SETTINGS = {
  timePerPlayerMs: span([1, LONGEST_MS], 300_000, 'S1', 'short', 1000),
  /** Added to the clock of who presses. */
  incrementMs: span([0, LONGEST_ADDED_MS], 0, 'S14', 'seconds'),
  /** Not counted of each move: the clock of who is to move stands for so long. */
  delayMs: span([0, LONGEST_ADDED_MS], 0, 'S14', 'seconds'),
  /** Where the boards begin: FEN with what lies in the reserves. */
  startA: position('S14'),
  startB: position('S14'),
  /** A rook dropped on its corner castles. */
  droppedRookCastles: yesNo(true, 'S5'),
  /** Drops that give check: all, all but those that mate, or none. */
  dropWithCheck: choice(['all', 'checkNotMate', 'none'], 'all', 'S7'),
  /** Who has no move and is in no check: sits, or the match is drawn. */
  stalemate: choice(['sit', 'draw'], 'sit', 'S8'),
  /** The same position of one board, reserves included, for the third time. */
  repetition: choice(['none', 'draw'], 'none', 'S10'),
  /** Fifty moves by each side of one board without capture, pawn move or pawn drop. */
  fiftyMoves: choice(['none', 'draw'], 'none', 'S10'),
  /** No more than one knight or bishop beside the kings on both boards and in all reserves. */
  material: choice(['none', 'draw'], 'none', 'S10'),
  /** Mates and flags on both boards no further apart than this are at the same moment. */
  simultaneousMs: span([0, 60_000], 0, 'S9', 'seconds'),
  /** What naming a concrete move to the partner costs. */
  namedMove: choice(['warning', 'time', 'game'], 'warning', 'S11'),
  namedMoveMs: span([0, LONGEST_MS], 60_000, 'S11', 'exact'),
  /** Without clocks: who has moved may demand that the next move be made on the other board. */
  moveForMove: yesNo(false, 'S13'),
} as const satisfies Descriptors;

export type SettingName = keyof typeof SETTINGS;
export type Settings = SettingsOf<typeof SETTINGS>;

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

export const DEFAULT_SETTINGS: Settings = defaultsOf(SETTINGS);

/** Settings with those given in place of the defaults, or settings/bad_value naming the setting and its rule. */
export const readSettings = settingsReader(SETTINGS);
