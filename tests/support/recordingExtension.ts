import { appendFileSync } from 'node:fs';
import type NodeCG from 'nodecg/types';
import { DEFAULT_GAME, GAMES } from '../../bundles/chess-match/src/games';
import { onNodecg } from '../../bundles/chess-match/src/match/host/onNodecg';
import { mountAuthority } from '../../bundles/chess-match/src/match/server/mount';
import { orExit } from '../../bundles/chess-match/src/match/server/orExit';
import { createObs } from '../../bundles/chess-match/src/obs';
import { RECORD_FILE, type RecordedPacket } from './recordedPackets';

interface RecordedNamespace {
  readonly name: string;
  use(
    middleware: (
      socket: { use(middleware: (packet: readonly unknown[], pass: () => void) => void): unknown },
      next: () => void,
    ) => void,
  ): unknown;
}

/** Writes down every packet before the guard sees it. */
const record = (namespace: RecordedNamespace): void => {
  namespace.use((socket, next) => {
    socket.use((packet, pass) => {
      const wantsAnswer = typeof packet.at(-1) === 'function';
      const recorded: RecordedPacket = {
        namespace: namespace.name,
        packet: wantsAnswer ? packet.slice(0, -1) : packet,
        wantsAnswer,
      };
      appendFileSync(RECORD_FILE, `${JSON.stringify(recorded)}\n`);
      pass();
    });
    next();
  });
};

/** The real extension with a recorder in front of its guard. */
export default (nodecg: NodeCG.ServerAPI): void => {
  const root = nodecg.getSocketIOServer();
  record(root as unknown as RecordedNamespace);
  for (const name of ['/chess-match', '/chess-match/levels', '/chess-match/venue'])
    record(root.server.of(name) as unknown as RecordedNamespace);
  orExit(() => mountAuthority(onNodecg(nodecg), { games: GAMES, defaultGame: DEFAULT_GAME, createObs }));
};
