// What the match server and the venue server know of each other: places, views and whom they may go to, work tables,
// messages.
export {
  DEFAULT_RULES,
  TEAM_VIEWS,
  TABLES_VIEWS,
  TABLE_VIEWS,
  type VenueViewName,
  type VenueViews,
  VENUE_VIEWS,
  PUBLIC_VENUE_VIEWS,
  mayHave,
} from './hallViews';

export type { EntryBoard, EntryBoards, EntryMoves, TeamActs, TeamView } from './teamView';

export {
  TABLE_LIMITS,
  type TableAct,
  type TableAnswer,
  type TableBoard,
  type TableStudy,
  type TableView,
} from './tables';

export {
  PLACE_PATTERN,
  placeRow,
  placesOf,
  seatOf,
  tableOf,
  type HallSize,
  type Place,
  type PlaceKind,
  type Seat,
  type Team,
  type TeamTable,
} from './places';

export {
  deviceOfBoard,
  VENUE_NAMESPACE,
  type BoardReport,
  type DeviceCodes,
  type DeviceCommand,
  type DeviceReport,
  type DeviceTableAct,
  type Hello,
  type KnownDevice,
  type LiveChessReport,
  type PairAnswer,
  type PairRequest,
  type ToMatch,
  type ToVenue,
  type VenueReport,
  type WoodenBoard,
} from './venueLink';
