import type { ComponentType } from 'react';
import { Throne } from './belarusian/Throne';

/**
 * What a game has on the squares of its boards, below the pieces, by its id; most have nothing. Seen from either side
 * alike.
 */
export const GROUNDS: Readonly<Record<string, ComponentType>> = { belarusian: Throne };
