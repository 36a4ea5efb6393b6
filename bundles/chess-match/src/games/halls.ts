// What each game needs of a hall: known to the server, to set-up and to the screens themselves.
import { placesOf, type HallSize } from '../contract/places';
import { hall as belarusian } from './belarusian/face';
import { hall as business } from './business/face';
import { hall as classical } from './classical/face';
import type { GameHall } from './common/hall';
import { hall as progressive } from './progressive/face';
import { hall as swedish } from './swedish/face';
import type { GAMES_ON_AIR } from './words';

export const GAME_HALLS: Readonly<Record<keyof typeof GAMES_ON_AIR, GameHall>> = {
  business,
  swedish,
  progressive,
  belarusian,
  classical,
};

const isGame = (game: string): game is keyof typeof GAME_HALLS => Object.hasOwn(GAME_HALLS, game);

const numbersTo = (last: number): readonly number[] => Array.from({ length: last }, (_, at) => at + 1);

const sizeOf = ({ boards, isApart, screens }: GameHall): HallSize => ({
  boards: numbersTo(boards),
  captainsOf: isApart ? numbersTo(boards) : [],
  screens: Object.keys(screens),
});

/** A hall in which any game can be played. */
const WIDEST: HallSize = {
  boards: numbersTo(Math.max(...Object.values(GAME_HALLS).map(({ boards }) => boards))),
  captainsOf: numbersTo(Math.max(...Object.values(GAME_HALLS).map(({ boards, isApart }) => (isApart ? boards : 0)))),
  screens: Object.values(GAME_HALLS).flatMap(({ screens }) => Object.keys(screens)),
};

/** The hall of a game; null: one for any. */
export const hallFor = (game: string | null): HallSize => {
  if (game === null) return WIDEST;
  return isGame(game) ? sizeOf(GAME_HALLS[game]) : { ...WIDEST, screens: [] };
};

/** Every place that some game has. */
export const EVERY_PLACE = placesOf(WIDEST);
