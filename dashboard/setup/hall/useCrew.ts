import type { CrewAct, CrewList } from 'chess-match/client';
import { useListed } from './useListed';

const PATH = '/chess-match/crew';

/** The keys of the crew. Somebody enters his code elsewhere. */
export const useCrew = () => useListed<CrewList, CrewAct>(PATH);
