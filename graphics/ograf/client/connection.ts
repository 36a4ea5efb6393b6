import { pageNowMs } from '../pageNow';

/*
 * In the place of the client's file of this name (scripts/ograf/standIns.ts): in a page of somebody else's nothing is
 * sent to the match. Moments that are told are told by the page's clock (views.ts), so that it is the server's here.
 */

const nothing = (): void => undefined;
const refuse = (): Promise<never> => Promise.reject(new Error('A graphic of another page sends nothing.'));

export const serverNowMs = pageNowMs;

export const isConnected = (): boolean => false;

export const onConnectionChange = (): (() => void) => nothing;

export const silentForMs = (): number => 0;

export const ownVersion = (): number => 0;

export const introduce = nothing;

export const proveLife = nothing;

export const tellCovered = nothing;

export const sendCommand = refuse;

export const previewCommand = refuse;
