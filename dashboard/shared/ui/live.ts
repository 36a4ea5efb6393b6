import { createContext, useContext } from 'react';

export const LiveContext = createContext(true);

/**
 * True while commands reach the server and its pictures come back. Controls that are not `local` are disabled
 * otherwise.
 */
export const useLive = (): boolean => useContext(LiveContext);
