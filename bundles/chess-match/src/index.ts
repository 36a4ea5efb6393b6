import type NodeCG from 'nodecg/types';
import { DEFAULT_GAME, GAMES } from './games';
import { onNodecg } from './match/host/onNodecg';
import { mountAuthority } from './match/server/mount';
import { orExit } from './match/server/orExit';
import { reportToSupervisor } from './match/server/supervised';
import { createObs } from './obs';

/** The state bundle's extension: called once by NodeCG. */
export default (nodecg: NodeCG.ServerAPI): void => {
  reportToSupervisor((begin) => nodecg.on('serverStarted', begin));
  orExit(() => mountAuthority(onNodecg(nodecg), { games: GAMES, defaultGame: DEFAULT_GAME, createObs }));
};
