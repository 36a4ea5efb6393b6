import type { Asset } from 'chess-match/client';

/*
 * In the place of the client's file of this name (scripts/ograf/standIns.ts): in a page of somebody else's there is no
 * NodeCG. What a graphic is drawn from is handed to it.
 */

const nothing = (): void => undefined;

export const subscribe = (): (() => void) => nothing;

export const bundleConfig = (): Readonly<Record<string, unknown>> => ({});

export const subscribeAssets = (_category: string, listener: (assets: readonly Asset[]) => void): (() => void) => {
  listener([]);
  return nothing;
};

export const isPublisherConnected = (): boolean => false;

export const onPublisherChange = (): (() => void) => nothing;
