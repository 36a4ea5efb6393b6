export type * from './contract';
export { BRANCH_COLOURS, branchColour } from '../view/branchColours';
export { TEAM_COLOUR_VALUES } from './teamColours';
export {
  introduce,
  proveLife,
  isConnected,
  onConnectionChange,
  ownVersion,
  previewCommand,
  sendCommand,
  serverNowMs,
  silentForMs,
  tellCovered,
} from './connection';
export { newId } from './newId';
export { untilJudged } from './untilJudged';
export { endsOf, type Ends } from '../games/common/ends';
export { endOfDay, momentOf, timeOfDay } from '../games/common/timeOfDay';
export { sourceAddress } from '../contract/source';
export { LIVE_PATH } from '../contract/live';
export { CHAPTER_FORMS, fetchChapters, type ChapterForm, type ChaptersAnswer } from './chapters';
export { fetchLately, type LatePicture } from './lately';
export { fetchProtocol, useProtocol } from './protocol';
export { fetchAudit, type AuditAsk, type AuditEntry, type AuditKind } from './audit';
export { useAssets, useConnected, useReplicant, useSnapshot } from './hooks';
export { fetchRescue, fetchUptime, RESCUE_FILES, takeRescueWay } from './rescue';
export { subscribeLevels, type Levels } from './levels';
export { usePicking, type Picking } from './usePicking';
export { useTurnPicking } from './useTurnPicking';
export { useTurned } from './useTurned';
export type { Introduction } from './presence';
export { bundleConfig, subscribe as subscribeReplicant, type Asset } from './published';
export { placeRow, placesOf, seatOf, type DeviceCodes, type Place } from '../contract/venue';
export { hallFor } from '../games/halls';
export { GAME_PROTOCOLS, GAME_SUGGESTIONS } from '../games/words';
export type { Suggested, SuggestionText } from '../games/common/suggestionWords';
export { gainText, shiftText, worthText } from '../texts/worth';
export { callsIn, placeName, type PlaceCalls } from '../texts/placeName';
export {
  WORKPLACES,
  type Code,
  type CrewAct,
  type CrewList,
  type PictureKey,
  type Pictures,
  type Workplace,
} from '../contract/crew';
export {
  ACCESSES,
  MOST_DELAY_SECONDS,
  MOST_LINK_HOURS,
  type ViewersLink,
  type ViewersLinks,
  type ViewersLinksAct,
  type ViewersRules,
} from '../contract/viewersAccess';
export { isIn, type PublicName } from '../contract/replicants';
export { subscribeSnapshot, type Snapshot, type SnapshotName } from './snapshot';
export { DRAWINGS, isPieceCode, type PieceCode } from '../games/drawings';
export type { Stroke } from '../view/pieces/strokes';
export { Piece } from './pieces/Piece';
export { Unbroken } from './Unbroken';
export { BoardDrawing } from './board/BoardDrawing';
export type { BoardLook } from './board/look';
export {
  arrowPath,
  Sketch,
  SKETCH_COLOURS,
  sketchPaint,
  useSketching,
  type SketchArrow,
  type SketchCircle,
  type SketchColour,
  type Tool,
} from './sketch';
export { Ways, WAYS_TYPE, waysOf, withWays } from './series';
export {
  cardIn,
  cardsOf,
  emptyShow,
  GRAPHIC_IDS,
  isOfEngine,
  hasAudiences,
  idleIn,
  isBranching,
  isOfProgram,
  itemsFor,
  LAYERS,
  SUGGESTION_KINDS,
  SUGGESTION_MODES,
  placeText,
  presetsOf,
  sceneRulesOf,
  suggestedIn,
  transitionMs,
  type Preset,
  type SceneRule,
  stepFrom,
} from './show';
export { decode, isConcluded, type Decoded } from '../encoding/encodingOf';
export { jsonFault, type JsonFault } from '../encoding/jsonFault';
export { lettersSample } from '../encoding/lettersSample';
export { airLanguageAsked, languageAsked, preferredAirLanguage, preferredLanguage } from '../view/language';
export { GAME_STATISTICS } from '../games/words';
export { GRAPHIC_NAMES, type GraphicName } from '../texts/graphicNames';
export {
  badgesText,
  factText,
  formatHalves,
  formatPair,
  endText,
  kindText,
  AIR_LANGUAGES,
  LANGUAGES,
  leadsToRescue,
  lineIn,
  momentText,
  playedIn,
  problemText,
  ruleText,
  roleText,
  troubleText,
  uploadText,
  type AirLanguage,
  type Language,
} from '../texts';
