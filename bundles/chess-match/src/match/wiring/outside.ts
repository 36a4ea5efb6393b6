import { createApi } from '../api';
import { serveLivePgn } from '../livePgn';
import { serveOutlook } from '../outlook';
import { createHallOutlet, type Venue } from '../hall';
import { serveViewers, type Links } from '../home';
import type { Journal } from '../journal/contract';
import type { Base } from './base';

const KNOWN_SETTING = 'live.known';

/**
 * All by which the match leaves the house: the hall, viewers at home, live PGN, and programs on a plain socket; and the
 * engine that looks on.
 */
export const outsideOf = (
  { config, folder, crew, publishing, signs, now, log }: Base,
  journal: Journal,
  venue: Venue,
  links: Links,
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
  return {
    viewers,
    hallOutlet: createHallOutlet(() => venue.port.rules()),
    api: createApi({ crew, delayMs: config.viewers.delayMs, now, log }),
    outlook: serveOutlook({ config: config.engine, publish: (outlook) => publishing.put({ outlook }), now, onTrouble }),
    livePgn: serveLivePgn({ config, putFiles: viewers.putFiles, known, now, log, onTrouble }),
  };
};
