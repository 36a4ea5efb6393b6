import { BoardCaptain } from '../../captain/boards/BoardCaptain';
import type { GameInHall } from '../../kit/display';
import { PLAIN } from '../plain';

export const SWEDISH: GameInHall = { ...PLAIN, Captain: BoardCaptain };
