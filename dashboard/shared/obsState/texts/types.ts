import type { ObsMachinesView } from 'chess-match/client';

export type Machine = ObsMachinesView['machines'][number];
