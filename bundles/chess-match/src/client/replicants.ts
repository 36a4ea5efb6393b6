import { BOARD_REPLICANTS, type ReplicantName } from '../contract/replicants';

/** Those that live beside the match: they change at any moment and belong to no version of it. */
export const FREE_REPLICANTS = [
  'show',
  'people',
  'speaking',
  'sound',
  'pages',
  'health',
  'obsMachines',
  'obsPlans',
] as const satisfies readonly ReplicantName[];

/** Published after `match`, in one go that ends with `complete`. */
const LATE_REPLICANTS = [
  ...BOARD_REPLICANTS,
  'tree',
  'turns',
  'draft',
  'arbiter',
] as const satisfies readonly ReplicantName[];

export const isLate = (name: ReplicantName): boolean => (LATE_REPLICANTS as readonly ReplicantName[]).includes(name);

export const isFree = (name: ReplicantName): boolean => (FREE_REPLICANTS as readonly ReplicantName[]).includes(name);
