import { useEffect, useState, useSyncExternalStore } from 'react';
import { isConnected, onConnectionChange } from './connection';
import { subscribe, subscribeAssets, type Asset } from './published';
import type { ReplicantName, Replicants } from '../contract/replicants';
import { subscribeSnapshot, type Snapshot, type SnapshotName } from './snapshot';

/** The replicant's value, a fresh object at every change; undefined until the server has sent it. */
export const useReplicant = <N extends ReplicantName>(name: N): Replicants[N] | undefined => {
  const [value, setValue] = useState<Replicants[N]>();
  useEffect(() => subscribe(name, setValue), [name]);
  return value;
};

/** Gives several replicants of one version of the match; `names` must be a constant. */
export const useSnapshot = <N extends SnapshotName>(names: readonly N[]): Snapshot<N> | undefined => {
  const [snapshot, setSnapshot] = useState<Snapshot<N>>();
  useEffect(() => subscribeSnapshot(names, setSnapshot), [names]);
  return snapshot;
};

/** True while commands can be sent. */
export const useConnected = (): boolean => useSyncExternalStore(onConnectionChange, isConnected);

/** Gives the uploaded files of a category; none until the server has sent them. */
export const useAssets = (category: 'logos' | 'photos'): readonly Asset[] => {
  const [assets, setAssets] = useState<readonly Asset[]>([]);
  useEffect(() => subscribeAssets(category, setAssets), [category]);
  return assets;
};
