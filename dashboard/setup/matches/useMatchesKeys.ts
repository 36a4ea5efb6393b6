import { keyOf } from 'chess-match/client/keys';
import { useKeys, useLive } from '../../shared';
import { labelOf } from '../texts/texts';

interface MatchesKeys {
  readonly onNew: (rehearsal: boolean) => void;
  readonly onPick: () => void;
  readonly onArchive: () => void;
}

/** What keys do while the list of matches is open. */
export const useMatchesKeys = ({ onNew, onPick, onArchive }: MatchesKeys): void => {
  const isLive = useLive();
  useKeys([
    { ...keyOf('newMatch', 'setup', 'new-match'), run: () => onNew(false), when: isLive },
    {
      ...keyOf('newMatch', 'setup', 'new-rehearsal'),
      run: () => onNew(true),
      when: isLive,
    },
    { id: 'import', label: labelOf(({ importFile }) => importFile), keys: 'KeyI', run: onPick, when: isLive },
    {
      id: 'archive',
      label: labelOf(({ showArchive }) => showArchive),
      keys: 'KeyA',
      run: onArchive,
    },
  ]);
};
