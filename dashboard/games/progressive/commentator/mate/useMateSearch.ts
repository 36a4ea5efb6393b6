import type { MateFound } from 'chess-match/games/progressive/mate';
import { useEffect, useRef, useState } from 'react';
import type { News, Question } from './messages';

/** Where the search for a mate stands. */
export type MateSearch =
  | { readonly at: 'idle' | 'stopped' | 'failed' }
  | { readonly at: 'looking'; readonly positions: number; readonly elapsedMs: number }
  | { readonly at: 'answered'; readonly found: MateFound; readonly patienceMs: number };

const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/**
 * A search in a worker of the page: it ends with its answer, when it is stopped, and when nobody looks at the position
 * any more.
 */
export const useMateSearch = (settings: Question['settings'], text: string) => {
  const [search, setSearch] = useState<MateSearch>({ at: 'idle' });
  const worker = useRef<Worker | null>(null);
  const end = (): void => {
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => end, []);
  const ask = (patienceMs: number): void => {
    end();
    const started = startWorker();
    worker.current = started;
    started.onmessage = ({ data }: MessageEvent<News>) => {
      if (data.type === 'looking') {
        const { positions, elapsedMs } = data;
        setSearch({ at: 'looking', positions, elapsedMs });
        return;
      }
      end();
      setSearch({ at: 'answered', found: data.found, patienceMs });
    };
    started.onerror = () => {
      end();
      setSearch({ at: 'failed' });
    };
    setSearch({ at: 'looking', positions: 0, elapsedMs: 0 });
    started.postMessage({ settings, text, patienceMs } satisfies Question);
  };
  return {
    search,
    ask,
    stop: (): void => {
      end();
      setSearch({ at: 'stopped' });
    },
  };
};
