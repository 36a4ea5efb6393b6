import { sendCommand, type CommandBody, type Problem } from 'chess-match/client';
import { useCallback, useState } from 'react';

type Distributed<C> = C extends unknown ? Omit<C, 'expectedVersion'> : never;
/** A command of the show; it expects no version of the match. */
export type ShowBody = Distributed<Extract<CommandBody, { expectedVersion: number | null }>>;

/** What causes commands on the page: a graphic's own buttons, or one of the page's. A refusal is shown beside it. */
export type Place = string;

export interface Desk {
  /** Places whose command has no answer yet. */
  readonly busy: ReadonlySet<Place>;
  readonly refusals: Readonly<Record<Place, Problem>>;
  /** Sends the commands one after the other until one is refused. @returns whether all were accepted */
  readonly act: (place: Place, ...bodies: readonly ShowBody[]) => Promise<boolean>;
  readonly dismiss: (place: Place) => void;
}

const without = <T>(values: Readonly<Record<Place, T>>, place: Place): Readonly<Record<Place, T>> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== place));

/** Sends commands, remembers what waits for an answer and what was refused where. */
export const useDesk = (): Desk => {
  const [busy, setBusy] = useState<ReadonlySet<Place>>(new Set());
  const [refusals, setRefusals] = useState<Readonly<Record<Place, Problem>>>({});
  const dismiss = useCallback((place: Place) => setRefusals((all) => without(all, place)), []);
  const act = useCallback(
    async (place: Place, ...bodies: readonly ShowBody[]): Promise<boolean> => {
      setBusy((all) => new Set([...all, place]));
      dismiss(place);
      let problem: Problem | null = null;
      for (const body of bodies) {
        const answer = await sendCommand({ ...body, expectedVersion: null } as CommandBody);
        if (!answer.ok) problem = answer.error;
        if (problem !== null) break;
      }
      setBusy((all) => new Set([...all].filter((name) => name !== place)));
      const refused = problem;
      if (refused !== null) setRefusals((all) => ({ ...all, [place]: refused }));
      return refused === null;
    },
    [dismiss],
  );
  return { busy, refusals, act, dismiss };
};
