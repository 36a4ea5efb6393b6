import type NodeCG from 'nodecg/types';
import { onNodecg } from '../../bundles/chess-match/src/match/host/onNodecg';
import { mountAuthority } from '../../bundles/chess-match/src/match/server/mount';
import { orExit } from '../../bundles/chess-match/src/match/server/orExit';
import { createObs } from '../../bundles/chess-match/src/obs';
import { plainChess } from '../../bundles/chess-match/src/games/testing/plainChess';

/** The state bundle's extension with another game in it: everything else is the real one. */
export default (nodecg: NodeCG.ServerAPI): void => {
  orExit(() =>
    mountAuthority(onNodecg(nodecg), { games: { [plainChess.id]: plainChess }, defaultGame: plainChess.id, createObs }),
  );
};
