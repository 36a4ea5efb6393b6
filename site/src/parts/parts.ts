import type { AirLanguage } from 'chess-match/client/drawing';
import type { HomeDocument } from 'chess-match/contract/viewers';
import type { Heard } from '../feed/truth';
import type { GameAtHome } from '../games/gameAtHome';
import type { Words } from '../words';

/** What a part of the page is drawn from. */
export interface PartProps {
  readonly facts: HomeDocument;
  /** What its game has of its own. */
  readonly own: GameAtHome;
  readonly heard: Heard;
  readonly language: AirLanguage;
  readonly words: Words;
  /** The viewer has not asked yet how it stands. */
  readonly isCovered: boolean;
}
