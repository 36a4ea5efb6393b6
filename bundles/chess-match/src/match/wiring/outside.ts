import type { Commands } from '../authority/submit';
import { createApi } from '../api';
import { serveLivePgn } from '../livePgn';
import { serveOutlook } from '../outlook';
import { serveTally } from '../tally';
import { createHallOutlet, type Venue } from '../hall';
import { serveViewers, type Links } from '../home';
import type { Journal } from '../journal/contract';
import type { Base } from './base';

const KNOWN_SETTING = 'live.known';

/**
 * All by which the match leaves the house: the hall, viewers at home, live PGN, and programs on a plain socket;
 * and the engine and the displays that look on.
 */
export const outsideOf = (
  { config, folder, crew, publishing, signs, now, log }: Base,
  journal: Journal,
  venue: Venue,
  links: Links,
  { open, suggest }: Pick<Commands, 'open' | 'suggest'>,
) => {
  const onTrouble = (): void => void signs.emit('trouble');
  const viewers = serveViewers({
    config: config.viewers,
    extension: import.meta.dirname,
    folder,
    links,
    teamFeeds: crew.feeds,
    now,
    log,
    onTrouble,
  });
  const known = {
    load: () => journal.setting(KNOWN_SETTING),
    save: (text: string) => journal.saveSetting(KNOWN_SETTING, text),
  };
  const hallOutlet = createHallOutlet(() => venue.port.rules());
  const api = createApi({ crew, delayMs: config.viewers.delayMs, now, log });
  const outlook = serveOutlook({
    config: config.engine,
    publish: publishing.put,
    open,
    suggest: (beside) => suggest.also('outlook', beside),
    now,
    onTrouble,
  });
  const tally = serveTally({ config: config.tally, onTrouble });
  const livePgn = serveLivePgn({ config, putFiles: viewers.putFiles, known, now, log, onTrouble });
  return {
    viewers,
    hallOutlet,
    api,
    livePgn,
    outlook,
    outlets: [hallOutlet, viewers.outlet, livePgn.outlet, api.outlet, outlook.outlet, tally.outlet] as const,
    /** What they look at, and what ends with the server. */
    troubles: [outlook.troubles, tally.troubles],
    ending: [livePgn, outlook, tally, viewers, api.sockets],
  };
};
