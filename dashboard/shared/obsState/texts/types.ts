import type { ObsInstancesView } from 'chess-match/client';

export type Instance = ObsInstancesView['instances'][number];
