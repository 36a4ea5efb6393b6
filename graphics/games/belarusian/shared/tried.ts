import { turnIn } from 'chess-match/games/belarusian';
import { createElement } from 'react';
import type { TriedLook } from '../../../air/board/tried';
import { ThroneSquares } from './ThroneSquares';

/** Where moves are tried: on the squares the throne and its palace, pieces in the letters of the viewers' language. */
export const TRIED: TriedLook = { ground: createElement(ThroneSquares), written: turnIn };
