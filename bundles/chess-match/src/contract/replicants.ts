import type { AirView } from '@schemas/air';
import type { ArbiterView } from '@schemas/arbiter';
import type { BackupsView } from '@schemas/backups';
import type { BegunView } from '@schemas/begun';
import type { BoardsView } from '@schemas/boards';
import type { ClocksView } from '@schemas/clocks';
import type { CompleteView } from '@schemas/complete';
import type { CourseView } from '@schemas/course';
import type { EntryView } from '@schemas/entry';
import type { DevicesView } from '@schemas/devices';
import type { DraftView } from '@schemas/draft';
import type { HealthView } from '@schemas/health';
import type { HistoryView } from '@schemas/history';
import type { MatchView } from '@schemas/match';
import type { MatchesView } from '@schemas/matches';
import type { MovesView } from '@schemas/moves';
import type { ObsView } from '@schemas/obs';
import type { ObsInstancesView } from '@schemas/obsInstances';
import type { ObsPlansView } from '@schemas/obsPlans';
import type { OptionsView } from '@schemas/options';
import type { PagesView } from '@schemas/pages';
import type { PeopleView } from '@schemas/people';
import type { PicturedView } from '@schemas/pictured';
import type { PlayView } from '@schemas/play';
import type { ProtocolView } from '@schemas/protocol';
import type { RosterView } from '@schemas/roster';
import type { ScoreView } from '@schemas/score';
import type { ShowView } from '@schemas/show';
import type { SimulatorView } from '@schemas/simulator';
import type { SoundView } from '@schemas/sound';
import type { SpeakingView } from '@schemas/speaking';
import type { StingersView } from '@schemas/stingers';
import type { TablesView } from '@schemas/tables';
import type { TeamTablesView } from '@schemas/teamTables';
import type { TurnsView } from '@schemas/turns';

/**
 * When a view is published after a command, in this order:
 * `immediate` in the command's own turn of the event loop: what a press of the clock is seen by;
 * `deferred` in a later turn, so that NodeCG sends the first at once: what overlays draw of the game;
 * `prepared` in the one after: what the next turn is entered with;
 * `derived` in one more: costs most to work out, and nobody on air waits for it;
 * `independent` at any moment: belongs to no version of the match.
 */
export type Wave = 'immediate' | 'deferred' | 'prepared' | 'derived' | 'independent';

/** Waves that come by themselves after a command, in order. */
export type LateWave = 'deferred' | 'prepared' | 'derived';

/** Views of one and the same version, as they come together. */
export type OfVersion = 'immediate' | 'deferred' | 'prepared';

/**
 * Whom a view may be sent to: `public` holds no secret and may be drawn on air; `crew` is for the panels; `white` and
 * `black` are what that team thinks: for its own places in the hall, its own viewers' screens, and of the crew the
 * director who shows them.
 */
export type Audience = 'public' | 'crew' | 'white' | 'black';

export interface ViewRow {
  readonly wave: Wave;
  readonly audience: Audience;
}

/** The phantom `view` carries the type of the value and is never there. */
type Row<View, W extends Wave, A extends Audience> = { readonly wave: W; readonly audience: A; readonly view?: View };

const row =
  <View>() =>
  <W extends Wave, A extends Audience>(wave: W, audience: A): Row<View, W, A> => ({ wave, audience });

/**
 * Every view there is: replicant, schema (schemas/NAME.json), types, order of publishing, and who may have it all
 * derive from this table. In order of publishing: `begun` comes before anything of a version, `match` ends what is
 * immediate, `pictured` what is deferred and `complete` what is prepared. Where two of them agree, all that lies
 * between them is of one version. People come before the show, and what is on air first: whoever is named there is
 * known. `draft` and `moves` are of games that are entered by turns of one line, `play`,
 * `course`, `options`, `entry` and `arbiter` of one game each: while another is open they hold what they hold before
 * any match is (`initialViews`).
 */
export const VIEWS = {
  begun: row<BegunView>()('immediate', 'public'),
  clocks: row<ClocksView>()('immediate', 'public'),
  score: row<ScoreView>()('immediate', 'public'),
  play: row<PlayView>()('immediate', 'public'),
  match: row<MatchView>()('immediate', 'public'),
  boards: row<BoardsView>()('deferred', 'public'),
  course: row<CourseView>()('deferred', 'public'),
  turns: row<TurnsView>()('deferred', 'public'),
  pictured: row<PicturedView>()('deferred', 'public'),
  options: row<OptionsView>()('prepared', 'public'),
  draft: row<DraftView>()('prepared', 'crew'),
  entry: row<EntryView>()('prepared', 'crew'),
  arbiter: row<ArbiterView>()('prepared', 'crew'),
  complete: row<CompleteView>()('prepared', 'public'),
  moves: row<MovesView>()('derived', 'crew'),
  history: row<HistoryView>()('derived', 'crew'),
  protocol: row<ProtocolView>()('derived', 'crew'),
  matches: row<MatchesView>()('derived', 'crew'),
  roster: row<RosterView>()('independent', 'crew'),
  people: row<PeopleView>()('independent', 'public'),
  air: row<AirView>()('independent', 'public'),
  show: row<ShowView>()('independent', 'crew'),
  speaking: row<SpeakingView>()('independent', 'public'),
  sound: row<SoundView>()('independent', 'crew'),
  obs: row<ObsView>()('independent', 'crew'),
  obsInstances: row<ObsInstancesView>()('independent', 'crew'),
  stingers: row<StingersView>()('independent', 'public'),
  obsPlans: row<ObsPlansView>()('independent', 'crew'),
  tables: row<TablesView>()('independent', 'public'),
  tablesWhite: row<TeamTablesView>()('independent', 'white'),
  tablesBlack: row<TeamTablesView>()('independent', 'black'),
  backups: row<BackupsView>()('independent', 'crew'),
  simulator: row<SimulatorView>()('independent', 'crew'),
  devices: row<DevicesView>()('independent', 'crew'),
  pages: row<PagesView>()('independent', 'crew'),
  health: row<HealthView>()('independent', 'crew'),
} as const;

type Table = typeof VIEWS;

export type ReplicantName = keyof Table;

/** Every view with its type. */
export type Replicants = { [N in ReplicantName]: Table[N] extends Row<infer View, Wave, Audience> ? View : never };

/** Names of the views of a wave. */
export type NameOf<W extends Wave> = { [N in ReplicantName]: Table[N]['wave'] extends W ? N : never }[ReplicantName];

/** Views an overlay may be drawn from. */
export type PublicName = {
  [N in ReplicantName]: Table[N]['audience'] extends 'public' ? N : never;
}[ReplicantName];

/** Every view, in order of publishing. */
export const VIEW_NAMES = Object.keys(VIEWS) as readonly ReplicantName[];

/** Those that are drawn on air everywhere. */
export const PUBLIC_NAMES = VIEW_NAMES.filter((name): name is PublicName => VIEWS[name].audience === 'public');

export const isIn = <W extends Wave>(name: ReplicantName, wave: W): name is NameOf<W> => VIEWS[name].wave === wave;

/** The views of a wave, in order of publishing. */
export const viewsOf = <W extends Wave>(wave: W): readonly NameOf<W>[] =>
  VIEW_NAMES.filter((name): name is NameOf<W> => isIn(name, wave));
