import { createOutlets, type Outlets } from '../publish/outlets';
import { outlet, type Listener, type Outlet } from '../publish/outlet';
import { cut } from '../publish/picture';
import { LATE_VIEWS } from '../publish/lately';
import { pastOutlet } from '../publish/pastOutlet';
import { describe } from '../safety/rescue/describe';
import { pictureOutlet } from '../safety/rescue/picture';
import type { Api } from '../api';
import type { HallOutlet } from '../hall';
import type { LivePgn } from '../livePgn';
import type { Outlook } from '../outlook';
import type { Tally } from '../tally';
import type { Viewers } from '../home';
import type { Authority } from './assemble';
import type { Base } from './base';

/** Those beyond the server: the hall, viewers at home, who follows from outside, other programs. */
type Outside = readonly [
  HallOutlet,
  Viewers['outlet'],
  LivePgn['outlet'],
  Api['outlet'],
  Outlook['outlet'],
  Tally['outlet'],
];

/** Everybody who follows what is on disk, in the order in which they are told. */
const followers = (
  { pages, opened, publishing }: Base,
  {
    keeping: { witness },
    hall: { seatTeams, tables },
    commands,
    obs: { obs },
    sound,
    lately,
    after,
    statistics,
    people,
  }: Authority,
  [hall, home, live, programs, outlook, tally]: Outside,
): readonly Outlet[] => [
  // Places and keys go with their team before anything of the new game is published.
  outlet({ name: 'seating', of: ['match'], when: 'at once', take: ({ open }) => seatTeams(open?.row ?? null) }),
  outlet({
    name: 'witness',
    of: ['match', 'turns'],
    when: 'at once',
    take: (picture) => witness.describe(describe(cut(picture, ['match', 'turns']))),
  }),
  outlet(pictureOutlet(opened.place.picture)),
  pages,
  outlet({
    name: 'sound',
    of: ['roster'],
    when: 'at once',
    take: (picture) => sound.peopleChanged(picture.view('roster')),
  }),
  outlet({ name: 'suggestions', of: ['match'], when: 'at once', take: ({ open }) => commands.suggest.follow(open) }),
  outlet({
    name: 'obs',
    of: ['match', 'clocks', 'course'],
    when: 'after pages',
    take: (picture) => obs.matchChanged(cut(picture, ['match', 'clocks', 'course'])),
  }),
  outlet({
    name: 'lately',
    of: LATE_VIEWS,
    when: 'after pages',
    take: (picture) => lately.see(cut(picture, LATE_VIEWS)),
  }),
  outlet(statistics.spoken),
  outlet(pastOutlet((past) => publishing.put({ past }))),
  outlet({ name: 'films', of: ['match'], when: 'after pages', take: after.see }),
  outlet(people.outlet),
  outlet({ name: 'tables', of: ['match'], when: 'after pages', take: ({ open }) => tables.see(open) }),
  outlet(statistics.outlet),
  outlet(hall),
  outlet(home),
  outlet(live),
  outlet(programs),
  outlet(outlook),
  outlet(tally),
];

/** Everybody who hears what was answered. */
const listeners = ({ drivers: { demo, simulator }, notes }: Authority): readonly Listener[] => [
  { name: 'demonstration', hear: demo.hear },
  { name: 'rehearsal', hear: simulator.hear },
  { name: 'audit', hear: notes.hear },
];

/** The one list of all that follows a command. */
export const outletsOf = (base: Base, authority: Authority, outside: Outside): Outlets =>
  createOutlets({
    outlets: followers(base, authority, outside),
    listeners: listeners(authority),
    quiet: base.pages.later,
    log: base.log,
    onTrouble: () => void base.signs.emit('trouble'),
  });
