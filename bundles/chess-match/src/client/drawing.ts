/** What pages of every server draw a match with: nothing here asks a server for anything. */
export { Piece } from './pieces/Piece';
export { Unbroken } from './Unbroken';
export { formatHalves, formatPair } from '../view/halves';
export { endText, kindText, lineIn, playedIn, problemText, ruleText } from '../texts';
export { callsIn, placeName } from '../texts/placeName';
export { createListeners } from '../view/listeners';
export { newId } from './newId';
export { usePicking, type Picking } from './usePicking';
export { Sketch, SKETCH_COLOURS, sketchPaint, useSketching, type SketchColour, type Tool } from './sketch';
export { useTurnPicking } from './useTurnPicking';
export {
  AIR_LANGUAGES,
  airLanguageAsked,
  languageAsked,
  LANGUAGES,
  preferredAirLanguage,
  preferredLanguage,
  type AirLanguage,
  type Language,
} from '../view/language';
export * from '../view';
