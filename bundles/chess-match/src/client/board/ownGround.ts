import { createContext, type ReactNode } from 'react';

/** What the open game has on the squares of its boards, below the men, in squares from the left upper corner; null: nothing. */
export const OwnGround = createContext<ReactNode>(null);
