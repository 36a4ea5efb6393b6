import type { ArbiterView } from '@schemas/arbiter';
import type { BackupsView } from '@schemas/backups';
import type { BoardView } from '@schemas/board';
import type { ClocksView } from '@schemas/clocks';
import type { CompleteView } from '@schemas/complete';
import type { DraftView } from '@schemas/draft';
import type { HealthView } from '@schemas/health';
import type { HistoryView } from '@schemas/history';
import type { MatchView } from '@schemas/match';
import type { MatchesView } from '@schemas/matches';
import type { MovesView } from '@schemas/moves';
import type { ObsView } from '@schemas/obs';
import type { PagesView } from '@schemas/pages';
import type { ObsMachinesView } from '@schemas/obsMachines';
import type { ObsPlansView } from '@schemas/obsPlans';
import type { PeopleView } from '@schemas/people';
import type { ProtocolView } from '@schemas/protocol';
import type { ScoreView } from '@schemas/score';
import type { ShowView } from '@schemas/show';
import type { SoundView } from '@schemas/sound';
import type { SimulatorView } from '@schemas/simulator';
import type { SpeakingView } from '@schemas/speaking';
import type { TreeView } from '@schemas/tree';
import type { TurnsView } from '@schemas/turns';

/** Every replicant of the state bundle with its type; names are those of schemas/, boards numbered. */
export interface Replicants {
  match: MatchView;
  board1: BoardView;
  board2: BoardView;
  board3: BoardView;
  board4: BoardView;
  board5: BoardView;
  clocks: ClocksView;
  score: ScoreView;
  tree: TreeView;
  turns: TurnsView;
  draft: DraftView;
  arbiter: ArbiterView;
  complete: CompleteView;
  moves: MovesView;
  history: HistoryView;
  protocol: ProtocolView;
  matches: MatchesView;
  obs: ObsView;
  backups: BackupsView;
  obsMachines: ObsMachinesView;
  obsPlans: ObsPlansView;
  simulator: SimulatorView;
  show: ShowView;
  people: PeopleView;
  speaking: SpeakingView;
  sound: SoundView;
  pages: PagesView;
  health: HealthView;
}

export type ReplicantName = keyof Replicants;

/** Names of the board replicants, board 1 first. */
export const BOARD_REPLICANTS = [
  'board1',
  'board2',
  'board3',
  'board4',
  'board5',
] as const satisfies readonly ReplicantName[];
