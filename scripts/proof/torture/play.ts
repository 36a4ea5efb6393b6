import type { RosterView } from '@schemas/roster';
import type { Fields } from '../../../tests/support/commands';
import type { Random } from '../../../bundles/chess-match/src/games/common/random';
import type { Reference } from '../../../tests/support/reference';

/** What a player of the evening knows: the match as it was confirmed, and the backups it may go back to. */
export interface Situation {
  readonly reference: Reference;
  readonly backups: readonly string[];
  readonly random: Random;
}

/** One of them, if there are any. */
const oneOf = <T>(random: Random, of: readonly T[]): T | undefined => (of.length === 0 ? undefined : random.pick(of));

const NEW_MATCH: Fields = {
  type: 'newMatch',
  event: 'Night',
  white: 'Ладьи',
  black: 'Bishops',
  settings: {},
  returnOf: null,
};
const NAMES = ['Анна Верн', 'Пётр Зимин', 'Клара Норд', "O'Hara", 'Иван "Лужин"', '=1+1'];

const team = (random: Random, name: string): RosterView['white'] => ({
  name,
  short: '',
  logo: null,
  colour: null,
  people: Array.from({ length: 1 + random.below(4) }, (_, index) => ({
    id: `${name}${index}`,
    name: oneOf(random, NAMES) ?? 'Anna',
    title: '',
    elo: 1800 + random.below(900),
    role: index === 0 ? 'captain' : 'player',
    seat: null,
    photo: null,
    mic: null,
  })),
});

/** Drafts, the press of the clock, and what a slip of the hand makes of a turn. */
const turns = ({ reference, random }: Situation): Fields => {
  const open = reference.open();
  if (open === null || open.views.match.status === 'over') return NEW_MATCH;
  const line = open.game.randomTurn?.(open.history.state, random) ?? 'resign 1';
  const dice = random.next();
  if (dice < 0.25) return { type: 'setDraft', line: line.slice(0, Math.ceil(random.next() * line.length)) };
  if (dice < 0.95) return { type: 'commitTurn', line };
  return { type: 'commitTurn', line: '1:Kh5' };
};

const goingBack = ({ random }: Situation): Fields => {
  const dice = random.next();
  if (dice < 0.5) return { type: 'undo', reason: 'a slip' };
  return dice < 0.8
    ? { type: 'redo' }
    : { type: 'takeBack', turns: 1 + random.below(2), clocks: 'asNow', reason: 'wrong turn' };
};

const arbiter = ({ reference, random }: Situation): Fields => {
  const side = random.chance(0.5) ? 'white' : 'black';
  const incident = reference.protocol().findLast(({ kind, out }) => kind === 'incident' && !out);
  const choices: readonly Fields[] = [
    { type: 'startClock' },
    { type: 'stopClock', reason: 'torture' },
    { type: 'setClock', side, remainingMs: 600_000 + random.below(3_000_000), reason: 'torture' },
    { type: 'addTime', side, ms: random.below(60_000), reason: 'torture' },
    { type: 'dismissGap', giveBack: random.chance(0.5) },
    { type: 'declareVeto', side },
    { type: 'redLine', side, player: 'Анна Верн', penalty: 'warning', reason: 'torture' },
    { type: 'noteIncident', kind: 'noise', text: `incident ${random.below(1e6)}` },
    ...(incident === undefined ? [] : [{ type: 'strikeIncident', seq: incident.seq, reason: 'in error' }]),
  ];
  return random.pick(choices);
};

const director = ({ reference, random }: Situation): Fields => {
  const show = reference.show();
  if (show === null) return turns({ reference, random, backups: [] });
  const [graphic, slot] = oneOf(random, Object.entries(show.graphics)) ?? [];
  const item = oneOf(random, show.rundown.items);
  const cued = Object.entries(show.graphics).find(([, { cue }]) => cue !== null);
  const people = { white: team(random, 'Ладьи'), black: team(random, 'Bishops'), arbiters: [], commentators: [] };
  const choices: readonly Fields[] = [
    { type: 'cueGraphic', graphic, on: random.chance(0.7), content: slot?.content ?? {} },
    ...(cued === undefined ? [] : [{ type: 'takeGraphic', graphic: cued[0], takes: cued[1].takes }]),
    ...(item === undefined ? [] : [{ type: 'cueItem', item: item.id }]),
    { type: 'clearGraphics' },
    { type: 'setPeople', people },
  ];
  return random.pick(choices);
};

const librarian = ({ reference, backups, random }: Situation): Fields => {
  const matchId = oneOf(random, reference.matches().matches)?.matchId;
  const file = oneOf(random, backups);
  const names = { event: `Night ${random.below(100)}`, white: 'Rooks', black: 'Слоны' };
  if (matchId === undefined) return NEW_MATCH;
  const choices: readonly Fields[] = [
    NEW_MATCH,
    { type: 'openMatch', matchId },
    { type: 'renameMatch', matchId, ...names },
    { type: 'archiveMatch', matchId, archived: random.chance(0.5) },
    { type: 'duplicateMatch', matchId, rehearsal: false, from: random.chance(0.5) ? 'start' : 'now' },
    { type: 'makeBackup' },
    ...(file === undefined || random.chance(0.5) ? [] : [{ type: 'restoreBackup', file }]),
  ];
  return random.pick(choices);
};

/** The next command of an evening: mostly turns, and everything else that is done at the desk. */
export const nextCommand = (situation: Situation): Fields => {
  const dice = situation.random.next();
  if (situation.reference.open() === null || dice < 0.5) return turns(situation);
  if (dice < 0.6) return goingBack(situation);
  if (dice < 0.75) return arbiter(situation);
  return dice < 0.92 ? director(situation) : librarian(situation);
};
