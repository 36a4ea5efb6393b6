import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type NodeCG from 'nodecg/types';
import type { Obs, ObsOptions } from '../obs';
import { TABLES_VIEWS } from '../contract/venue';
import { random } from '../games/common/random';
import { createBackups } from './backups/backups';
import type { MatchConfig } from './config';
import type { Crew } from './crew';
import { copyingOf } from './copy/copying';
import { adviseOtherDisk } from './copy/adviseOtherDisk';
import { MACHINE } from './copy/otherDisk';
import { copyFolder } from './copy/place';
import { createDemoPlayer, type DemoPlayer } from './demo';
import { createAuditNotes } from './auditNotes/auditNotes';
import { createCommands } from './commands/submit';
import { draftFile } from './drafts/draftFile';
import { createDemonstrations, demonstrationsIn } from './demonstrations';
import type { Journal } from './journal/contract';
import { openWitness } from './journal/witness';
import type { DamagedFiles } from './kept/damagedFiles';
import { obsOf } from './obs';
import type { Games } from '../games/common/game';
import { airView } from '../show';
import { loadOpen } from './openMatch';
import { createLately } from './publish/lately';
import { createPublisher } from './publish/publisher';
import { publishWith } from './publish/publishWith';
import type { Cells } from './publish/replicants';
import { createPresence } from './presence';
import { describe } from './rescue/describe';
import { keepPicture } from './rescue/picture';
import { folderOf, type Place } from './rescue/place';
import type { SimulatorPort } from './commands/handlers/ports';
import { createSimulator } from './simulator/simulator';
import { soundOf } from './sound';
import { createSourcePages } from './sourcePages';
import { hallPlace } from './supervised';
import { signFile } from './time/signFile';
import type { ServerTime } from './time/serverTime';
import { watchTime } from './time/watch';
import { notice, type Trouble, type TroubleSource } from './troubles';
import { createFileKeeper } from './vitals/fileKeeper';
import { diskTroubles } from './vitals/disk';
import { watchLoop } from './vitals/loopLag';
import { createTableDesk, tableFiles } from './tables';
import { boardFile, createSeating, createVenue, deviceFile, hallTroubles, rulesFile, seatsFile } from './venue';
import { NOBODY, viewersTroubles, type Links, type ViewersLoad } from './viewers';
import { createVitals, type RefusalCounts, type Vitals } from './vitals/vitals';
import { versionsOf } from './vitals/versions';
import { watchJournal } from './vitals/watchJournal';
import { writeTroubles } from './vitals/writeTroubles';

/** What this server plays and drives. */
export interface Plugs {
  readonly games: Games;
  /** Id of the game of new matches. */
  readonly defaultGame: string;
  readonly createObs: (options: ObsOptions) => Obs;
}

/** A journal that is whole, where it lies, and what is to be known of it all the same. */
export interface OpenedJournal {
  readonly place: Place;
  readonly journal: Journal;
  readonly findings: readonly Trouble[];
}

/** Journal → fold → commands → publishing, with OBS beside it. Nothing from outside reaches it yet. */
export const assemble = (
  nodecg: NodeCG.ServerAPI,
  { games, defaultGame, createObs }: Plugs,
  cells: Cells,
  { place, journal: opened, findings }: OpenedJournal,
  config: MatchConfig,
  time: ServerTime,
  crew: Crew,
  damaged: DamagedFiles,
  links: Pick<Links, 'seat'>,
  refused: RefusalCounts,
) => {
  const { log } = nodecg;
  const { now } = time;
  const path = place.journal;
  const witness = openWitness(place.witness);
  const picture = keepPicture(place.picture, log);
  /** Bound when it is there: what happens to the file is said at once. */
  const signs: { vitals: Vitals | null } = { vitals: null };
  const keeper = createFileKeeper({ journal: opened, now, onChange: () => signs.vitals?.look(), log });
  const around = { before: () => keeper.ensure(), after: () => witness.confirm(opened.head(), now()) };
  const { journal, watch } = watchJournal(opened, now, around, log);
  witness.confirm(opened.head(), now());
  const publisher = createPublisher(cells, log);
  const copier = copyingOf({
    journal,
    folder: copyFolder(config.copyTo, folderOf(place)),
    onTrouble: () => vitals.look(),
    onList: () => backups.tell(),
    now,
    log,
  });
  const disks = adviseOtherDisk({
    folder: folderOf(place),
    copyTo: config.copyTo,
    machine: MACHINE,
    onFound: () => backups.tell(),
    log,
  });
  const backups = createBackups({
    journal,
    path,
    secondPlace: copier,
    otherDisk: disks.found,
    config: config.backups,
    publish: (view) => publisher.publishOne('backups', view),
    now,
    log,
  });
  const onTrouble = () => signs.vitals?.look();
  const sourcePages = createSourcePages(now);
  const parts = { nodecg, createObs, journal, publisher, config, crew, sourcePages, onTrouble, now };
  const { obs, troubles: ofObs } = obsOf(parts);
  const sound = soundOf({ nodecg, obs, journal, publisher, config });
  const notes = createAuditNotes({ journal, people: () => cells.roster.value, now, log, later: publisher.later });
  /** Both send commands and are steered by commands: bound when all are there. */
  const simulated: { port: SimulatorPort } = { port: { start: () => null, steer: () => null } };
  const demonstrated: { player: Pick<DemoPlayer, 'play' | 'isPlaying'> } = {
    player: { play: () => Promise.resolve(null), isPlaying: () => false },
  };
  const lately = createLately(now);
  const publishing = publishWith(
    publisher,
    journal,
    () => demonstrated.player.isPlaying(),
    (views) => {
      witness.describe(describe(views));
      picture.match(views);
    },
    (views, course) => {
      lately.match({ ...views, course });
      obs.matchChanged({ ...views, course });
    },
    log,
  );
  const file = signFile(join(folderOf(place), 'time.json'), damaged, log);
  const open = loadOpen(journal, games, log);
  const resumed = open?.views.clocks.running === true ? time.resume(file.found, journal.lastEntryAtMs()) : null;
  const venue = createVenue({
    file: deviceFile(join(folderOf(place), 'devices.json'), damaged),
    rulesFile: rulesFile(join(folderOf(place), 'hall.json'), damaged),
    boardFile: boardFile(join(folderOf(place), 'boards.json'), damaged),
    publish: (view) => publisher.publishOne('devices', view),
    now,
    log,
  });
  const tables = createTableDesk({
    files: tableFiles(join(folderOf(place), 'tables'), damaged, log),
    rules: () => venue.port.rules(),
    publishTeam: (team, view) => publisher.publishOne(TABLES_VIEWS[team], view),
    publishProgramme: (view) => publisher.publishOne('tables', view),
    now,
  });
  const seatTeams = createSeating(
    seatsFile(join(folderOf(place), 'seats.json'), damaged, log),
    (...seated) => {
      // All that was given out for a colour goes with its team before anything of the new game is published.
      for (const { seat } of [venue, crew, links]) seat(...seated);
    },
    (matchId) => journal.match(matchId),
  );
  /** It notes by commands, and commands ask it to look: bound when both are there. */
  const watched = { look: (): void => undefined };
  const commands = createCommands(
    {
      journal,
      games,
      defaultGame,
      obs,
      sound,
      backups,
      venue: venue.port,
      simulator: {
        start: (command) => simulated.port.start(command),
        steer: (command) => simulated.port.steer(command),
      },
      demonstration: { play: (asked) => demonstrated.player.play(asked) },
      notes,
      drafts: draftFile(join(folderOf(place), 'drafts.json'), damaged, log),
      publish: (standing) => {
        seatTeams(standing.open?.row ?? null);
        publishing.match(standing);
        process.nextTick(() => tables.see(standing.open));
      },
      publishDraft: publishing.draft,
      publishBegun: (version) => publisher.publishOne('begun', { version }),
      publishShow: (views) => {
        publisher.publishShow(views);
        lately.air(airView(views.show));
        picture.show(views);
        sound.peopleChanged(views.roster);
      },
      now,
      later: publisher.later,
      lookAtClocks: () => watched.look(),
      newMatchId: randomUUID,
      maxAgeMs: config.commandMaxAgeMs,
      log,
    },
    open,
  );
  const timeWatch = watchTime({ time, file, commands, lastEntryAtMs: () => journal.lastEntryAtMs(), log });
  watched.look = timeWatch.look;
  const { paceMs } = config.demo;
  const demonstrationOf = createDemonstrations(games);
  const presence = createPresence({
    now,
    publish: (view) => publisher.publishOne('pages', view),
    later: (run, ms) => void setTimeout(run, ms).unref(),
  });
  const demo = createDemoPlayer({
    commands,
    ...{ demonstrationOf, demonstrations: demonstrationsIn(games), defaultGame },
    paceMs,
    show: () => cells.show.value,
    people: () => cells.roster.value,
    isWatched: () => presence.view().total > 0,
    now,
    log,
    onChange: commands.republish,
  });
  demonstrated.player = demo;
  const loop = watchLoop();
  /** They are served when all this is there: bound then. */
  const home = { load: (): ViewersLoad => NOBODY };
  const troubles: readonly TroubleSource[] = [
    () => findings,
    damaged.troubles,
    keeper.troubles,
    copier.troubles,
    writeTroubles(watch),
    diskTroubles(folderOf(place)),
    loop.troubles,
    ofObs,
    hallTroubles(hallPlace(), () => cells.devices.value.venue !== null, now),
    () => viewersTroubles(home.load()),
    crew.front.troubles,
    () => (crew.feeds.state() === 'right' ? [] : [notice('viewers/feeds_shut', {})]),
  ];
  const vitals = createVitals({
    journal,
    watch,
    copy: copier.health,
    loop,
    folder: folderOf(place),
    startedAtMs: now(),
    versions: versionsOf(nodecg.bundleVersion),
    troubles,
    refused,
    viewers: () => {
      const { port, connections, requestsPerSecond, edges, feeds, hall } = home.load();
      const inHall = hall && { port: hall.port, connections: hall.connections };
      return { port, connections, requestsPerSecond, edges: [...edges], feeds: [...feeds], hall: inHall };
    },
    publish: (view) => publisher.publishOne('health', view),
  });
  signs.vitals = vitals;
  const simulator = createSimulator({
    commands,
    journal,
    games,
    demonstrationOf,
    people: () => cells.roster.value,
    publish: (view) => publisher.publishOne('simulator', view),
    random: random(now()),
    now,
    log,
  });
  simulated.port = simulator;
  const start = { resumed, lastLookMs: file.found?.authorityMs ?? null };
  return {
    ...{
      cells,
      journal,
      witness,
      keeper,
      copier,
      notes,
      obs,
      sound,
      commands,
      demo,
      backups,
      simulator,
      vitals,
      troubles,
    },
    ...{ presence, sourcePages, lately, timeWatch, start, venue, tables, home, disks, settle: publisher.settle },
  };
};

export type Authority = ReturnType<typeof assemble>;
