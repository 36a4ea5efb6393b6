import type { HallRules } from '@schemas/devices';
import { PUBLIC_VENUE_VIEWS, TEAM_VIEWS, type VenueViewName, type VenueViews } from '../../contract/venue';
import type { Outlet } from '../publish/outlet';
import { cut, type Picture } from '../publish/picture';
import { TEAM_SOURCES, teamView } from './teamView';

const SOURCES = [...new Set([...PUBLIC_VENUE_VIEWS, ...TEAM_SOURCES])];
type Source = (typeof SOURCES)[number];

/** A view as it may go to the hall, and as JSON; the JSON is made where it is asked for. */
interface Due {
  readonly name: VenueViewName;
  readonly view: unknown;
  text(): string;
}

/** What the hall may have of a picture: everybody's views, and for each team one that is built for it. */
const dueIn = (picture: Picture<Source>, rules: HallRules): readonly Due[] => {
  const everybodys = PUBLIC_VENUE_VIEWS.map((name) => ({
    name,
    view: picture.view(name),
    text: () => picture.text(name),
  }));
  const sources = cut(picture, TEAM_SOURCES);
  const ofTeams = (['white', 'black'] as const).flatMap((team) => {
    const view = teamView(team, sources, rules);
    return view === null ? [] : [{ name: TEAM_VIEWS[team], view, text: () => JSON.stringify(view) }];
  });
  return [...everybodys, ...ofTeams];
};

const viewsOf = (due: readonly Due[]): Partial<VenueViews> =>
  Object.fromEntries(due.map(({ name, view }) => [name, view])) as Partial<VenueViews>;

export interface HallOutlet extends Outlet<Source> {
  /** To whom it goes; null: nobody is there. */
  sendTo(send: ((views: Partial<VenueViews>) => void) | null): void;
  /** All there is, for a link that begins. */
  all(): Partial<VenueViews>;
  /** The same without what is a team's: that is nobody's until there is something of the new game. */
  everybodys(): Partial<VenueViews>;
  rulesChanged(): void;
}

/**
 * The hall gets of every picture what it may have and does not have yet, all of it at once. What did not change for a
 * team is not sent, so that not even that tells it anything.
 */
export const createHallOutlet = (rules: () => HallRules): HallOutlet => {
  let latest: Picture<Source> | null = null;
  let send: ((views: Partial<VenueViews>) => void) | null = null;
  const sent = new Map<VenueViewName, string>();
  const isNews = ({ name, text }: Due): boolean => {
    const json = text();
    if (sent.get(name) === json) return false;
    sent.set(name, json);
    return true;
  };
  const news = (): readonly Due[] => (latest === null ? [] : dueIn(latest, rules()).filter(isNews));
  const tell = (): void => {
    if (send === null) return;
    const due = news();
    if (due.length > 0) send(viewsOf(due));
  };
  const anew = (): readonly Due[] => {
    sent.clear();
    return news();
  };
  return {
    name: 'hall',
    of: SOURCES,
    when: 'quiet',
    take: (picture) => {
      latest = picture;
      tell();
    },
    sendTo: (next) => {
      send = next;
    },
    all: () => viewsOf(anew()),
    everybodys: () => {
      const due = anew().filter(({ name }) => PUBLIC_VENUE_VIEWS.some((open) => open === name));
      for (const team of Object.values(TEAM_VIEWS)) sent.delete(team);
      // Nothing more of it leaves, whatever else changes before the new game is there.
      latest = null;
      return viewsOf(due);
    },
    rulesChanged: tell,
  };
};
