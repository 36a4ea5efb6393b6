import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { airView } from '../../show';
import { createAuditNotes } from '../auditNotes/auditNotes';
import { createCommands } from '../commands/submit';
import { draftFile } from '../drafts/draftFile';
import { obsOf } from '../obs';
import { loadOpen } from '../openMatch';
import { createPresence } from '../presence';
import { createLately } from '../publish/lately';
import { publishWith } from '../publish/publishWith';
import { describe } from '../rescue/describe';
import { keepPicture } from '../rescue/picture';
import { soundOf } from '../sound';
import { createSourcePages } from '../sourcePages';
import { signFile } from '../time/signFile';
import { watchTime } from '../time/watch';
import type { Links } from '../viewers';
import type { Base } from './base';
import { driversOf } from './drivers';
import { hallOf } from './hall';
import { keepingOf } from './keeping';

/** Journal → fold → commands → publishing, with OBS and the hall beside it. Nothing from outside reaches it yet. */
export const assemble = (base: Base, links: Pick<Links, 'seat'>) => {
  const { host, cells, opened, config, time, crew, damaged, folder, publisher, signs, now, log } = base;
  const { games, defaultGame, createObs } = base.plugs;
  const keeping = keepingOf(base);
  const { journal, witness, backups } = keeping;
  const sourcePages = createSourcePages(now);
  const onTrouble = (): void => void signs.emit('trouble');
  const parts = { host, createObs, journal, publisher, config, crew, sourcePages, onTrouble, now };
  const { obs, troubles: ofObs } = obsOf(parts);
  const sound = soundOf({ host, obs, journal, publisher, config });
  const notes = createAuditNotes({ journal, people: () => cells.roster.value, now, log, later: publisher.later });
  const hall = hallOf(base, journal, links);
  const picture = keepPicture(opened.place.picture, log);
  const lately = createLately(now);
  const publishing = publishWith({
    publisher,
    journal,
    isDemo: () => drivers.demo.isPlaying(),
    kept: (views) => {
      witness.describe(describe(views));
      picture.match(views);
    },
    told: (views, course) => {
      lately.match({ ...views, course });
      obs.matchChanged({ ...views, course });
    },
    log,
  });
  const file = signFile(join(folder, 'time.json'), damaged, log);
  const open = loadOpen(journal, games, log);
  const resumed = open?.views.clocks.running === true ? time.resume(file.found, journal.lastEntryAtMs()) : null;
  const commands = createCommands(
    {
      journal,
      games,
      defaultGame,
      obs,
      sound,
      backups,
      venue: hall.venue.port,
      simulator: {
        start: (command) => drivers.simulator.start(command),
        steer: (command) => drivers.simulator.steer(command),
      },
      demonstration: { play: (asked) => drivers.demo.play(asked) },
      notes,
      drafts: draftFile(join(folder, 'drafts.json'), damaged, log),
      publish: (standing) => {
        hall.seatTeams(standing.open?.row ?? null);
        publishing.match(standing);
        process.nextTick(() => hall.tables.see(standing.open));
      },
      publishDraft: publishing.draft,
      publishBegun: (version) => publisher.publishOne('begun', { version }),
      publishShow: (views) => {
        publisher.publishShow(views);
        lately.air(airView(views.show));
        picture.show(views);
        sound.peopleChanged(views.roster);
      },
      accepted: (accepted) => void signs.emit('accepted', accepted),
      now,
      later: publisher.later,
      lookAtClocks: () => timeWatch.look(),
      newMatchId: randomUUID,
      maxAgeMs: config.commandMaxAgeMs,
      log,
    },
    open,
  );
  const timeWatch = watchTime({ time, file, commands, lastEntryAtMs: () => journal.lastEntryAtMs(), log });
  const presence = createPresence({
    now,
    publish: (view) => publisher.publishOne('pages', view),
    later: (run, ms) => void setTimeout(run, ms).unref(),
  });
  const drivers = driversOf(base, commands, journal, presence);
  return {
    keeping,
    hall,
    drivers,
    commands,
    notes,
    obs,
    ofObs,
    sound,
    sourcePages,
    lately,
    presence,
    timeWatch,
    /** What the clocks' file told when the server began. */
    found: { resumed, lastLookMs: file.found?.authorityMs ?? null },
  };
};

export type Authority = ReturnType<typeof assemble>;
