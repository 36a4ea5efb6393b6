import type { GameInHall } from '../../kit/display';
import { PLAIN } from '../plain';
import { BoardCaptain } from './captain/BoardCaptain';

export const SWEDISH: GameInHall = { ...PLAIN, Captain: BoardCaptain };
