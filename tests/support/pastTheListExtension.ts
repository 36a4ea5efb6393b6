import type NodeCG from 'nodecg/types';
import { onNodecg } from '../../bundles/chess-match/src/match/host/onNodecg';
import { mountAuthority } from '../../bundles/chess-match/src/match/server/mount';
import { orExit } from '../../bundles/chess-match/src/match/server/orExit';
import { createObs } from '../../bundles/chess-match/src/obs';
import { plainChess } from '../../bundles/chess-match/src/games/testing/plainChess';
import { deliverUnguarded, type PlainNamespace } from './unguarded';

const plant = (root: PlainNamespace): void => {
  root.on('connection', (socket) => {
    if (socket.handshake.auth['fail'] === 'connection') throw new Error('planted: connection');
    socket.on('planted', () => {
      throw new Error('planted: at once');
    });
    socket.on('planted later', () => Promise.reject(new Error('planted: later')));
    socket.on('disconnect', () => {
      if (socket.handshake.auth['fail'] === 'disconnect') throw new Error('planted: disconnect');
    });
  });
};

/** The real authority beside handlers that throw; packets ['past the list', event, ...args] pass the list. */
export default (nodecg: NodeCG.ServerAPI): void => {
  const root = nodecg.getSocketIOServer() as unknown as PlainNamespace;
  deliverUnguarded(root, ([event, ...rest]) => (event === 'past the list' ? rest : null));
  plant(root);
  orExit(() =>
    mountAuthority(onNodecg(nodecg), { games: { [plainChess.id]: plainChess }, defaultGame: plainChess.id, createObs }),
  );
};
