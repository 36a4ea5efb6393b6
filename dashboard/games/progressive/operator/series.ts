import { kindText } from 'chess-match/client';
import type { OperatorSnapshot } from '../../../operator/state/snapshot';
import type { TurnWords } from '../../../operator/turn/lacks';
import { PROGRESSIVE_TEXTS } from './texts';

type Entry = Extract<OperatorSnapshot['entry'], { game: 'progressive' }>;

export const entryOf = ({ entry }: OperatorSnapshot): Entry | null => (entry.game === 'progressive' ? entry : null);

/** Moves of the series being made; none where the game is over. */
export const lengthOf = ({ play }: Pick<OperatorSnapshot, 'play'>): number =>
  play.game === 'progressive' ? (play.series?.length ?? 0) : 0;

const madeIn = (snapshot: OperatorSnapshot): number =>
  entryOf(snapshot)?.draft.items.filter(({ san }) => san !== null).length ?? 0;

/** Moves that are still to be made behind those on the line. */
export const openOf = (snapshot: OperatorSnapshot): number => {
  const draft = entryOf(snapshot)?.draft;
  return draft === undefined ? 0 : Math.max(0, draft.lacks - draft.items.filter(({ san }) => san === null).length);
};

export const WORDS: TurnWords = {
  lacks: (snapshot, { language, turn }) => {
    const isWrong = snapshot.draft.items.some(({ problem }) => problem !== null);
    const lacks = PROGRESSIVE_TEXTS[language].lacks(madeIn(snapshot), lengthOf(snapshot));
    return isWrong ? `${lacks} · ${turn.mend}` : lacks;
  },
  ready: (snapshot, { language }) => {
    const words = PROGRESSIVE_TEXTS[language];
    const [made, length] = [madeIn(snapshot), lengthOf(snapshot)];
    const end = entryOf(snapshot)?.draft.end ?? null;
    if (end !== null) return words.ends(kindText(end.reason, language));
    return made < length ? words.byCheck(made, length) : words.whole(length);
  },
};
