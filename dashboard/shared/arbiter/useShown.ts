import { useEffect, useRef } from 'react';

interface Awaited {
  readonly due: number;
  readonly go: () => void;
}

/**
 * Waits until the page shows what its own command led to: the answer comes another way than the pictures, and may come
 * before them. What is typed between the two would be of a turn that is over.
 * @param version of the match, as shown @returns waits until a version is shown; for ever where its place is gone by
 *   then
 */
export const useShown = (version: number): ((due: number) => Promise<void>) => {
  const awaited = useRef<Awaited | null>(null);
  const shown = useRef(version);
  useEffect(() => {
    shown.current = version;
    if (awaited.current !== null && awaited.current.due <= version) awaited.current.go();
  }, [version]);
  return (due) => (due <= shown.current ? Promise.resolve() : new Promise((go) => (awaited.current = { due, go })));
};
