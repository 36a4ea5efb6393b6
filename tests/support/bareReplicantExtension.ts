import type NodeCG from 'nodecg/types';
import { DEFAULT_GAME, GAMES } from '../../bundles/chess-match/src/games';
import { mountAuthority } from '../../bundles/chess-match/src/match/mount';
import { orExit } from '../../bundles/chess-match/src/match/orExit';
import { createObs } from '../../bundles/chess-match/src/obs';
import { deliverUnguarded, type PlainNamespace } from './unguarded';

const NAMESPACE = 'bench';

const isOfBench = ([event, first]: readonly unknown[]): boolean =>
  event === 'joinRoom'
    ? first === `replicant:${NAMESPACE}:bare`
    : typeof first === 'object' && first !== null && 'namespace' in first && first.namespace === NAMESPACE;

/** The real extension, and a namespace that pages may write as NodeCG has it: to measure what NodeCG itself costs. */
export default (nodecg: NodeCG.ServerAPI): void => {
  deliverUnguarded(nodecg.getSocketIOServer() as unknown as PlainNamespace, (packet) =>
    isOfBench(packet) ? packet : null,
  );
  orExit(() => mountAuthority(nodecg, { games: GAMES, defaultGame: DEFAULT_GAME, createObs }));
};
