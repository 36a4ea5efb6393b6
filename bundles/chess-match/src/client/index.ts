export type * from './contract';
export { sendCommand, serverNowMs, type CommandBody } from './connection';
export { useConnected, useReplicant, useSnapshot } from './hooks';
export { BOARD_REPLICANTS, type ReplicantName, type Replicants } from './replicants';
export { subscribeSnapshot, type Snapshot } from './snapshot';
