import type { AirView } from '@schemas/air';
import type { ArbiterView } from '@schemas/arbiter';
import type { JudgedView } from '@schemas/judged';
import type { BackupsView } from '@schemas/backups';
import type { BegunView } from '@schemas/begun';
import type { BoardsView } from '@schemas/boards';
import type { ClocksView } from '@schemas/clocks';
import type { CompleteView } from '@schemas/complete';
import type { CourseView } from '@schemas/course';
import type { EntryView } from '@schemas/entry';
import type { DevicesView } from '@schemas/devices';
import type { DraftView } from '@schemas/draft';
import type { FilmsView } from '@schemas/films';
import type { HealthView } from '@schemas/health';
import type { HistoryView } from '@schemas/history';
import type { MatchView } from '@schemas/match';
import type { MatchesView } from '@schemas/matches';
import type { MovesView } from '@schemas/moves';
import type { ObsView } from '@schemas/obs';
import type { ObsInstancesView } from '@schemas/obsInstances';
import type { ObsPlansView } from '@schemas/obsPlans';
import type { OptionsView } from '@schemas/options';
import type { OutlookView } from '@schemas/outlook';
import type { PagesView } from '@schemas/pages';
import type { PastView } from '@schemas/past';
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
import type { SpokenView } from '@schemas/spoken';
import type { StatisticsView } from '@schemas/statistics';
import type { StingersView } from '@schemas/stingers';
import type { TablesView } from '@schemas/tables';
import type { TeamTablesView } from '@schemas/teamTables';
import type { TurnsView } from '@schemas/turns';
import type { TableView } from './tables';
import type { TeamView } from './teamView';

/**
 * When a view is published after a command, in this order:
 * `immediate` in the command's own turn of the event loop: what a press of the clock is seen by;
 * `deferred` in a later turn, so that NodeCG sends the first at once: what overlays draw of the game;
 * `prepared` in the one after: what the next turn is entered with;
 * `derived` in one more: costs most to work out, and nobody on air waits for it;
 * `independent` at any moment: belongs to no version of the match.
 */
export type Wave = 'immediate' | 'deferred' | 'prepared' | 'derived' | 'independent';

/**
 * Whom a view may be sent to: `public` holds no secret and may be drawn on air; `crew` is for the panels; `white` and
 * `black` are what that team thinks: for its own places in the hall, its own viewers' screens, and of the crew the
 * director who shows them; `story` is for the crew and for pictures that leave the house, and for nobody in the hall.
 */
export type Audience = 'public' | 'crew' | 'white' | 'black' | 'story';

/**
 * Where else a view goes than to the pages: to devices of the `hall`, into the documents of viewers at `home`, to the
 * `programs` of others.
 */
export type Beyond = 'hall' | 'home' | 'programs';

/**
 * What is public may go anywhere; what a team thinks, to its own places in the hall; what is the crew's, or would be
 * seen by who plays, nowhere.
 */
type BeyondFor<A extends Audience> = A extends 'public' ? Beyond : A extends 'crew' | 'story' ? never : 'hall';

/** The phantom `view` carries the type of the value and is never there. */
export interface Row<View, W extends Wave | null, A extends Audience, B extends Beyond> {
  readonly wave: W;
  readonly audience: A;
  readonly beyond: readonly B[];
  readonly view?: View;
}

const row =
  <View>() =>
  <W extends Wave | null, A extends Audience, B extends BeyondFor<A> = never>(
    wave: W,
    audience: A,
    ...beyond: readonly B[]
  ): Row<View, W, A, B> => ({ wave, audience, beyond });

/**
 * The one table of views, and of who may have them. Replicant, schema (schemas/NAME.json), types, order of publishing,
 * what the hall is sent, what viewers at home and other programs are told of: all derive from it. What stands without a
 * wave is made for the hall: its wire has it, and no page.
 *
 * In order of publishing: `begun` comes before anything of a version, `match` ends what is immediate, `pictured` what
 * is deferred and `complete` what is prepared. Where two of them agree, all that lies between them is of one version.
 * People come before the show, and what is on air first: whoever is named there is known. `draft` and `moves` are of
 * games that are entered by turns of one line, `play`, `course`, `options`, `entry` and `arbiter` of one game each:
 * while another is open they hold what they hold before any match is (`initialViews`).
 */
export const VIEWS = {
  begun: row<BegunView>()('immediate', 'public'),
  clocks: row<ClocksView>()('immediate', 'public', 'hall', 'home', 'programs'),
  score: row<ScoreView>()('immediate', 'public', 'hall', 'home', 'programs'),
  play: row<PlayView>()('immediate', 'public', 'hall', 'home', 'programs'),
  match: row<MatchView>()('immediate', 'public', 'hall', 'home', 'programs'),
  boards: row<BoardsView>()('deferred', 'public', 'hall', 'home', 'programs'),
  course: row<CourseView>()('deferred', 'public', 'home', 'programs'),
  turns: row<TurnsView>()('deferred', 'public', 'hall', 'home', 'programs'),
  pictured: row<PicturedView>()('deferred', 'public'),
  options: row<OptionsView>()('prepared', 'public', 'hall', 'home', 'programs'),
  draft: row<DraftView>()('prepared', 'crew'),
  entry: row<EntryView>()('prepared', 'crew'),
  arbiter: row<ArbiterView>()('prepared', 'crew'),
  complete: row<CompleteView>()('prepared', 'public', 'hall'),
  teamWhite: row<TeamView>()(null, 'white', 'hall'),
  teamBlack: row<TeamView>()(null, 'black', 'hall'),
  moves: row<MovesView>()('derived', 'crew'),
  history: row<HistoryView>()('derived', 'crew'),
  protocol: row<ProtocolView>()('derived', 'crew'),
  matches: row<MatchesView>()('derived', 'crew'),
  roster: row<RosterView>()('independent', 'crew'),
  people: row<PeopleView>()('independent', 'public', 'hall', 'home', 'programs'),
  past: row<PastView>()('independent', 'public'),
  air: row<AirView>()('independent', 'public', 'programs'),
  show: row<ShowView>()('independent', 'crew'),
  speaking: row<SpeakingView>()('independent', 'public', 'home', 'programs'),
  statistics: row<StatisticsView>()('independent', 'public', 'programs'),
  spoken: row<SpokenView>()('independent', 'public', 'programs'),
  sound: row<SoundView>()('independent', 'crew'),
  obs: row<ObsView>()('independent', 'crew'),
  obsInstances: row<ObsInstancesView>()('independent', 'crew'),
  stingers: row<StingersView>()('independent', 'public'),
  obsPlans: row<ObsPlansView>()('independent', 'crew'),
  films: row<FilmsView>()('independent', 'crew'),
  tables: row<TablesView>()('independent', 'public'),
  tablesWhite: row<TeamTablesView>()('independent', 'white', 'hall'),
  tablesBlack: row<TeamTablesView>()('independent', 'black', 'hall'),
  tableWhite1: row<TableView>()(null, 'white', 'hall'),
  tableWhite2: row<TableView>()(null, 'white', 'hall'),
  tableWhite3: row<TableView>()(null, 'white', 'hall'),
  tableWhite4: row<TableView>()(null, 'white', 'hall'),
  tableWhite5: row<TableView>()(null, 'white', 'hall'),
  tableBlack1: row<TableView>()(null, 'black', 'hall'),
  tableBlack2: row<TableView>()(null, 'black', 'hall'),
  tableBlack3: row<TableView>()(null, 'black', 'hall'),
  tableBlack4: row<TableView>()(null, 'black', 'hall'),
  tableBlack5: row<TableView>()(null, 'black', 'hall'),
  backups: row<BackupsView>()('independent', 'crew'),
  simulator: row<SimulatorView>()('independent', 'crew'),
  devices: row<DevicesView>()('independent', 'crew'),
  pages: row<PagesView>()('independent', 'crew'),
  outlook: row<OutlookView>()('independent', 'story'),
  judged: row<JudgedView>()('independent', 'crew'),
  health: row<HealthView>()('independent', 'crew'),
} as const;

export type Table = typeof VIEWS;

/** Is the type of a view. */
export type ViewOf<N extends keyof Table> =
  Table[N] extends Row<infer View, Wave | null, Audience, Beyond> ? View : never;

/** Names of the views that go to a place beyond the pages. */
export type NameFor<B extends Beyond> = {
  [N in keyof Table]: B extends Table[N]['beyond'][number] ? N : never;
}[keyof Table];

const goesTo = <B extends Beyond>(name: keyof Table, place: B): name is NameFor<B> =>
  VIEWS[name].beyond.some((known) => known === place);

/** The views that go to a place beyond the pages. */
export const viewsFor = <B extends Beyond>(place: B): readonly NameFor<B>[] =>
  (Object.keys(VIEWS) as readonly (keyof Table)[]).filter((name) => goesTo(name, place));
