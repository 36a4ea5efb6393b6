import type { Replicants } from 'chess-match/client';

export type Mark = Replicants['films']['marks'][number];
