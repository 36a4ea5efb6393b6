import type NodeCG from 'nodecg/types';
import { DEFAULT_GAME, GAMES } from './games';
import { onNodecg } from './match/host/onNodecg';
import { mountAuthority } from './match/mount';
import { orExit } from './match/orExit';
import { reportToSupervisor } from './match/supervised';
import { createObs } from './obs';

/** The state bundle's extension: called once by NodeCG. */
export default (nodecg: NodeCG.ServerAPI): void => {
  reportToSupervisor((begin) => nodecg.on('serverStarted', begin));
  orExit(() => mountAuthority(onNodecg(nodecg), { games: GAMES, defaultGame: DEFAULT_GAME, createObs }));
};
