import { factText, useReplicant, useSnapshot, type Snapshot } from 'chess-match/client';
import { useLanguage } from '../frame/language';
import { boardName, isApart } from 'chess-match/client/view';
import { ARBITER_TEXTS, type ArbiterTexts } from './texts/texts';

const NAMES = ['boards', 'clocks', 'score', 'draft', 'entry', 'arbiter', 'course', 'turns'] as const;

export type ArbiterSnapshot = Snapshot<(typeof NAMES)[number]>;

/** The match as an arbiter sees it: one version, whole. Undefined until it has come. */
export const useArbiterSnapshot = (): ArbiterSnapshot | undefined => useSnapshot(NAMES);

export const useArbiterTexts = (): ArbiterTexts => ARBITER_TEXTS[useLanguage()];

/** Names of a team's people, as entered; none until somebody has. */
export const useTeamNames = (side: 'white' | 'black'): readonly string[] => {
  const people = useReplicant('people');
  return people?.[side].people.map(({ name }) => name) ?? [];
};

/** A fact of the open match as the object of "undo", in the words of its game. */
export const useFactText = (): ((kind: string, label: string) => string) => {
  const game = useReplicant('match')?.game ?? null;
  const language = useLanguage();
  return (kind, label) => factText(game, kind, label, language);
};

interface ThreadNames {
  readonly boardName: (board: number) => string;
  /** What is said of a side, with its thread where there are several: "Board A · White's clock". */
  readonly seatName: (thread: string, what: string) => string;
}

/** Names of the open match's boards and of those who sit at them. */
export const useThreadNames = (): ThreadNames => {
  const texts = useArbiterTexts();
  const match = useReplicant('match') ?? { threads: [] };
  return {
    boardName: (board) => texts.boardName(boardName(match, board)),
    seatName: (thread, what) => (isApart(match) ? `${texts.boardName(thread)} · ${what}` : what),
  };
};
