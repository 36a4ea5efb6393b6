export type { AirView } from '@schemas/air';
export type { Answer } from '@schemas/answer';
export type { ArbiterView } from '@schemas/arbiter';
export type { JudgedView } from '@schemas/judged';
export type { BoardsView, BoardView, MoveMark, Placement, Side } from '@schemas/boards';
export type { ClocksView } from '@schemas/clocks';
export type { CourseView } from '@schemas/course';
export type { Command } from '@schemas/command';
export type { EntryView } from '@schemas/entry';
export type { HallRules } from '@schemas/devices';
export type { DraftView, Problem } from '@schemas/draft';
export type { HistoryView } from '@schemas/history';
export type { MatchView } from '@schemas/match';
export type { OptionsView } from '@schemas/options';
export type { MatchesView } from '@schemas/matches';
export type { MovesView } from '@schemas/moves';
export type { ObsView } from '@schemas/obs';
export type { HealthView } from '@schemas/health';
export type { PagesView, Role } from '@schemas/pages';
export type { InstanceId, ObsInstancesView, SceneRules } from '@schemas/obsInstances';
export type { OutlookView } from '@schemas/outlook';
export type { ObsPlansView } from '@schemas/obsPlans';
export type { PastView } from '@schemas/past';
export type { PeopleView, Person, TeamPeople } from '@schemas/people';
export type { Correction, CorrectionDesk, CorrectionOther, Differences, PreviewAnswer } from '@schemas/preview';
export type { PlayView } from '@schemas/play';
export type { ProtocolView } from '@schemas/protocol';
export type { RescueView } from '@schemas/rescue';
export type { RosterPerson, RosterView, TeamRoster } from '@schemas/roster';
export type { ScoreView } from '@schemas/score';
export type {
  AnalysisContent,
  BreakContent,
  ExplainerContent,
  FocusContent,
  HeadToHeadContent,
  IntroContent,
  ItemAir,
  LowerThirdContent,
  MicsContent,
  OutlookContent,
  PlayerContent,
  Suggestion,
  TurningPointContent,
  SuggestionModes,
  RecapContent,
  ReplayContent,
  RundownItem,
  RundownView,
  ShowView,
  TablesContent,
  TeamsContent,
} from '@schemas/show';
export type { ChannelSettings, ChannelView, SoundView } from '@schemas/sound';
export type { SpeakingView } from '@schemas/speaking';
export type { SpokenView } from '@schemas/spoken';
export type { SeatPace, StatisticsView, TeamCount } from '@schemas/statistics';
export type { StingersView } from '@schemas/stingers';
export type { TableBoard } from '../contract/tables';
export type { LiveMessage, LivePerson, LiveState, LiveTeam } from '../contract/live';
export type { TablesView } from '@schemas/tables';
export type { TeamTablesView } from '@schemas/teamTables';
export type { TurnsView } from '@schemas/turns';
export type { Air, ContentOf, GraphicId } from '../show/graphics';
export type { Layer } from '../show/layers';
export type { SuggestionKind, SuggestionMode } from '../show/suggestions/modes';
export type { ReplicantName, Replicants } from '../contract/replicants';
export type { CommandBody } from './link';
