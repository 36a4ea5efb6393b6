import type { Workplace } from '../../contract/crew';

/** What happened to codes and keys of the crew, for the log of who did what. */
export interface CrewNote {
  readonly type: 'crewCodeIssued' | 'crewKeyGiven' | 'crewKeyRevoked' | 'crewKeyRenewed' | 'crewMachinesRight';
  readonly workplace: Workplace;
  /** Whose it is; "" without a name. */
  readonly name: string;
}

/** @param by the name under which it stands in the log */
export type NoteCrew = (note: CrewNote, by: string) => void;

/** Under which name the server's own machine stands in the log where no page said who works there. */
export const OWN_MACHINE = 'setup';
