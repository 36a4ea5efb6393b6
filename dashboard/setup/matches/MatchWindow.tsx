import type { Language } from 'chess-match/client';
import { NewMatchDialog, type MatchItem } from '../../shared/matchForm';
import { ElsewhereDialog } from './elsewhere/ElsewhereDialog';
import { ImportMatch } from './ImportMatch';
import { RenameDialog } from './RenameDialog';

/** What is being done in a window of its own. */
export type Doing =
  | { readonly what: 'new'; readonly rehearsal: boolean }
  | { readonly what: 'return'; readonly first: MatchItem }
  | { readonly what: 'rename'; readonly match: MatchItem }
  | { readonly what: 'elsewhere'; readonly match: MatchItem }
  | { readonly what: 'import'; readonly file: File };

interface MatchWindowProps {
  readonly language: Language;
  readonly doing: Doing;
  readonly onClose: () => void;
}

/** The window of what is being done. */
export const MatchWindow = ({ language, doing, onClose }: MatchWindowProps) => {
  switch (doing.what) {
    case 'new':
      return <NewMatchDialog language={language} first={null} rehearsal={doing.rehearsal} onClose={onClose} />;
    case 'return': {
      const { first } = doing;
      return <NewMatchDialog language={language} first={first} rehearsal={first.rehearsal} onClose={onClose} />;
    }
    case 'rename':
      return <RenameDialog language={language} match={doing.match} onClose={onClose} />;
    case 'elsewhere':
      return <ElsewhereDialog language={language} match={doing.match} onClose={onClose} />;
    case 'import':
      return <ImportMatch language={language} file={doing.file} onClose={onClose} />;
  }
};
