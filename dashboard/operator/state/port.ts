import {
  isConnected,
  onConnectionChange,
  sendCommand,
  subscribeReplicant,
  subscribeSnapshot,
} from 'chess-match/client';
import { screenOf } from '../screenOf';
import type { OperatorPort } from './store';
import { SNAPSHOT_NAMES } from './snapshot';

/** The store's way to the real match. */
export const clientPort: OperatorPort = {
  onSnapshot: (listener) => void subscribeSnapshot(SNAPSHOT_NAMES, listener),
  onMoves: (listener) => void subscribeReplicant('moves', listener),
  onConnection: (listener) => void onConnectionChange(listener),
  isConnected,
  send: sendCommand,
  draftsOf: (snapshot) => screenOf(snapshot.match.game).draftsOf(snapshot),
};
