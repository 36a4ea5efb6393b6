import { startProgram } from '../../../bundles/chess-match/src/engine';
import { announcedIn, bestMoveIn } from '../../../bundles/chess-match/src/engine/info';
import type { Said } from './steps';

export interface Depths {
  /** Everything an engine says of a position while it looks at so many nodes, in order. */
  look(position: string): Promise<readonly Said[]>;
  end(): void;
}

const OPTIONS = ['setoption name Threads value 1', 'setoption name Hash value 64'];
const MEMORY_MB = 512;

/** An engine that tells what it thought on the way. Whoever asks waits until it has answered. */
export const openEngine = (path: string, nodes: number): Depths => {
  let unread = '';
  let hear: (line: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const program = startProgram(path, MEMORY_MB, {
    said: (chunk) => {
      const lines = (unread + chunk).split('\n');
      unread = lines.pop() ?? '';
      for (const line of lines) hear(line.trim());
    },
    gone: (reason) => fail(new Error(`${path}: ${reason}`)),
  });
  program.write(['uci', ...OPTIONS, ''].join('\n'));
  return {
    look: (position) =>
      new Promise((resolve, reject) => {
        const said: Said[] = [];
        fail = reject;
        hear = (line) => {
          const announced = announcedIn(line);
          if (announced !== null) said.push(announced);
          if (bestMoveIn(line) !== null) resolve(said);
        };
        program.write(`position fen ${position}\ngo nodes ${nodes}\n`);
      }),
    end: () => program.kill(),
  };
};
