import type { AirLanguage, PlayView } from 'chess-match/client';
import { playOf, type BusinessPlay } from 'chess-match/games/business';
import { latestParts, badges, WHO, words, type LatestPart } from './latestParts';

type Happened = NonNullable<BusinessPlay['happened']>;
type Move = Happened['moves'][number];

/** Whether the sentence has a row to itself: else it says the one thing that matters most. */
export type Room = 'whole' | 'part';

interface Words {
  readonly vetoed: string;
  readonly offered: string;
  readonly check: string;
  readonly capture: (boards: number) => string;
  readonly quiet: (boards: number) => string;
}

const WORDS: Readonly<Record<AirLanguage, Words>> = {
  ru: {
    vetoed: 'наложили вето',
    offered: 'предложили ничью на',
    check: 'шах на',
    capture: (boards) => (boards === 1 ? 'взятие на' : 'взятия на'),
    quiet: (boards) => `ходы на ${boards} досках без шахов и взятий`,
  },
  en: {
    vetoed: 'declared a veto',
    offered: 'offered a draw on',
    check: 'check on',
    capture: (boards) => (boards === 1 ? 'capture on' : 'captures on'),
    quiet: (boards) => `moves on ${boards} boards, no check, no capture`,
  },
  be: {
    vetoed: 'наклалі вета',
    offered: 'прапанавалі нічыю на',
    check: 'шах на',
    capture: (boards) => (boards === 1 ? 'узяцце на' : 'узяцці на'),
    quiet: (boards) => `хады на ${boards} дошках без шахаў і ўзяццяў`,
  },
};

const isCheck = ({ san }: Move): boolean => /[+#]/.test(san);
const isCapture = ({ san }: Move): boolean => san.includes('x');

/** Boards with their moves, where there is room and one move to tell. */
const where = (moves: readonly Move[], room: Room): readonly LatestPart[] => {
  const [only, ...others] = moves;
  const san: readonly LatestPart[] =
    room === 'whole' && only && others.length === 0 ? [{ kind: 'san', san: only.san }] : [];
  return [...badges(moves.map(({ board }) => board)), ...san];
};

/** What stands out of a turn: checks, then captures; else how many moves it has. */
const turnParts = ({ side, moves }: Happened, language: AirLanguage, room: Room): readonly LatestPart[] => {
  const texts = WORDS[language];
  const who = words(`${WHO[language][side]}:`);
  const checks = moves.filter(isCheck);
  const captures = moves.filter((move) => isCapture(move) && !isCheck(move));
  const groups = [
    { moves: checks, word: texts.check },
    { moves: captures, word: texts.capture(captures.length) },
  ].filter((group) => group.moves.length > 0);
  const shown = room === 'whole' ? groups : groups.slice(0, 1);
  if (shown.length > 0) return [who, ...shown.flatMap((group) => [words(group.word), ...where(group.moves, room)])];
  return moves.length > 1 ? [who, words(texts.quiet(moves.length))] : [who, ...where(moves, 'whole')];
};

const happenedParts = (happened: Happened, language: AirLanguage, room: Room): readonly LatestPart[] => {
  const { kind, side, boards } = happened;
  const who = words(WHO[language][side]);
  switch (kind) {
    case 'veto':
      return [who, words(WORDS[language].vetoed)];
    case 'offer':
      return [who, words(WORDS[language].offered), ...badges(boards)];
    case 'turn':
      return turnParts(happened, language, room);
  }
};

/** What is told of the game's last event. */
export interface LastEvent {
  readonly turn: string;
  readonly parts: readonly LatestPart[];
}

/** What happened last, be it a change of what boards are worth or less; null before anything has. */
export const lastEvent = (
  picture: { readonly play: PlayView },
  language: AirLanguage,
  room: Room,
): LastEvent | null => {
  const { happened, latest } = playOf(picture);
  if (happened) return { turn: happened.turn, parts: happenedParts(happened, language, room) };
  return latest && { turn: latest.turn, parts: latestParts(latest, language) };
};
