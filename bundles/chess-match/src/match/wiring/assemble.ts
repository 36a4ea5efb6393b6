import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createAfter } from '../after/after';
import { createAuditNotes } from '../audit/auditNotes';
import type { Ports } from '../authority/handlers/ports';
import { createCommands, type Commands } from '../authority/submit';
import { keptDrafts } from '../authority/drafts/keptDrafts';
import { obsOf } from '../obs/obs';
import { loadOpen } from '../authority/openMatch';
import { createPresence } from '../gate/presence';
import { createLately } from '../publish/lately';
import { publishMatch } from '../publish/publishMatch';
import { shownViews } from '../publish/views';
import { soundOf } from '../obs/sound';
import { createSourcePages } from '../obs/sourcePages';
import { servePeople } from '../people';
import { serveStatistics } from '../statistics';
import { signFile } from '../time/signFile';
import { watchTime } from '../time/watch';
import type { Links } from '../home';
import type { Base } from './base';
import { driversOf } from './drivers';
import { hallOf } from './hall';
import type { Keeping } from './keeping';

/** Journal → fold → commands → publishing, with OBS and the hall beside it. Nothing from outside reaches it yet. */
export const assemble = (
  base: Base,
  keeping: Keeping,
  links: Pick<Links, 'seat'>,
  { live, engine }: Pick<Ports, 'live' | 'engine'>,
) => {
  const { host, pages, config, time, crew, damaged, folder, publishing, shelf, signs, now, log } = base;
  const { games, defaultGame, createObs } = base.plugs;
  const { journal, backups } = keeping;
  const sourcePages = createSourcePages(now);
  const onTrouble = (): void => void signs.emit('trouble');
  const obs = obsOf({ host, createObs, journal, publishing, config, crew, sourcePages, onTrouble, now });
  const sound = soundOf({ host, obs: obs.obs, journal, publishing, config });
  const notes = createAuditNotes({ journal, people: () => commands.show().roster, now, log, later: pages.later });
  const hall = hallOf(base, journal, links);
  const lately = createLately(now);
  const after = createAfter({
    shelf,
    obs: obs.obs,
    open: () => commands.open(),
    publish: (films) => publishing.put({ films }),
    suggest: (beside) => commands.suggest.also('marks', beside),
    onTrouble,
    now,
    log,
  });
  const people = servePeople(shelf, log);
  const statistics = serveStatistics({
    shelf,
    publish: (views) => {
      publishing.put(views);
      if ('spoken' in views) commands.suggest.hear(views.spoken);
    },
    now,
    log,
  });
  const ofMatch = publishMatch(publishing, journal, () => drivers.demo.isPlaying());
  const file = signFile(join(folder, 'time.json'), damaged, log);
  const open = loadOpen(journal, games, log);
  const resumed = open?.views.clocks.running === true ? time.resume(file.found, journal.lastEntryAtMs()) : null;
  const commands: Commands = createCommands(
    {
      journal,
      games,
      defaultGame,
      obs: obs.obs,
      sound,
      backups,
      venue: hall.venue.port,
      marks: after.port,
      live,
      engine,
      simulator: {
        start: (command) => drivers.simulator.start(command),
        steer: (command) => drivers.simulator.steer(command),
      },
      demonstration: { play: (asked) => drivers.demo.play(asked) },
      drafts: keptDrafts(shelf, log),
      publish: ofMatch.match,
      publishDraft: ofMatch.draft,
      publishBegun: (version) => publishing.put({ begun: { version } }),
      publishShow: (views) => publishing.put(shownViews(views, config.engine.onAir !== 'nobody')),
      answered: publishing.answered,
      now,
      later: pages.later,
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
    publish: (view) => publishing.put({ pages: view }),
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
    sound,
    sourcePages,
    lately,
    after,
    statistics,
    people,
    presence,
    timeWatch,
    /** What the clocks' file told when the server began. */
    found: { resumed, lastLookMs: file.found?.authorityMs ?? null },
  };
};

export type Authority = ReturnType<typeof assemble>;
