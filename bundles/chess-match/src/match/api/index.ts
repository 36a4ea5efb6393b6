import { DESK_PATH, DESK_VIEWS, type DeskView } from '../../contract/desk';
import { ROW_FORMS, rowsPath } from '../../contract/flatRows';
import { LIVE_PATH, type LiveMessage } from '../../contract/live';
import { viewsFor } from '../../contract/views';
import { json, NO_STORE, type Reply } from '../../http/reply';
import { onGet, type AnswerRow } from '../../http/answerRow';
import { refuse } from '../base/errors';
import type { Log } from '../base/log';
import type { Crew } from '../crew';
import type { Outlet } from '../publish/outlet';
import { cut, type Picture } from '../publish/picture';
import { createDeskNews, deskMessage } from './desk';
import { flatRows } from './flatRows';
import { createLive } from './live';
import { rowFile } from './rowFile';
import { createLiveSockets, fromOf, type LiveSockets, type Listening } from './sockets';

export { commandRoutes } from './commandRoutes';

/** The views that other programs are told of, public ones alone; what the crew's own are told is apart. */
const SOURCES = viewsFor('programs');
type Source = (typeof SOURCES)[number] | DeskView;

export interface ApiParts {
  readonly crew: Pick<Crew, 'visitorOf' | 'listen'>;
  /** Of everything that leaves the house. */
  readonly delayMs: number;
  readonly now: () => number;
  readonly log: Log;
}

export interface Api {
  readonly outlet: Outlet<Source>;
  readonly rows: readonly AnswerRow[];
  readonly sockets: LiveSockets;
}

/** What other programs are told of the match: by a socket, and to who asks. */
export const createApi = ({ crew, delayMs, now, log }: ApiParts): Api => {
  let timer: NodeJS.Timeout | undefined;
  let latest: Picture<Source> | null = null;
  const live = createLive({
    sources: () => (latest === null ? null : cut(latest, SOURCES)),
    open: () => latest?.open ?? null,
    delayMs,
    now,
    later: (action, ms) => {
      clearTimeout(timer);
      timer = setTimeout(action, ms).unref();
    },
    log,
  });
  const isDeskNews = createDeskNews();
  let tellDesks = (): void => undefined;
  const message = (from: Listening): string | null => {
    if (from !== 'desk') return live.message(from);
    return latest === null ? null : deskMessage(latest, now());
  };
  const sockets = createLiveSockets({
    message,
    listen: (onNews) => {
      live.listen(onNews);
      tellDesks = () => onNews('desk');
    },
  });
  crew.listen((id) => sockets.revoked(id));
  const messageTo = (body: string | null): Reply =>
    body === null
      ? json(404, refuse('match/none_open', {}))
      : { status: 200, type: 'application/json; charset=utf-8', cache: NO_STORE, body: `${body}\n` };
  return {
    outlet: {
      name: 'programs',
      of: [...new Set([...SOURCES, ...DESK_VIEWS])],
      when: 'quiet',
      take: (picture, names) => {
        latest = picture;
        if (isDeskNews(picture, names)) tellDesks();
        // Who speaks changes too often to be told at once.
        if (SOURCES.some((name) => name !== 'speaking' && names.has(name))) live.changed();
        else if (names.has('speaking')) live.spoken();
      },
    },
    rows: [
      onGet(LIVE_PATH, ({ request }) => messageTo(message(fromOf(crew.visitorOf(request))))),
      onGet(DESK_PATH, () => messageTo(message('desk'))),
      ...ROW_FORMS.map((form) =>
        onGet(rowsPath(form), ({ request }) => {
          const text = message(fromOf(crew.visitorOf(request)));
          return rowFile(form, text === null ? [] : flatRows(JSON.parse(text) as LiveMessage));
        }),
      ),
    ],
    sockets: {
      ...sockets,
      stop: () => {
        clearTimeout(timer);
        sockets.stop();
      },
    },
  };
};
