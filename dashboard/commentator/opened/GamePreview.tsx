import type { Language } from 'chess-match/client';
import { boardOf, currentStep, type StudyInFile, type StudyRules } from 'chess-match/client/explore';
import type { BoardSize } from 'chess-match/client/view';
import { FaultList } from '../../shared/files/FaultList';
import { StaticBoard } from '../../shared/position/StaticBoard';
import { COMMENTATOR_TEXTS } from '../texts/texts';

interface GamePreviewProps {
  readonly game: StudyInFile;
  readonly rules: StudyRules;
  readonly size: BoardSize;
  readonly title: string;
  readonly language: Language;
}

/** How a game of a file begins and how much is in it, or every place where it cannot be played. */
export const GamePreview = ({ game, rules, size, title, language }: GamePreviewProps) => {
  const texts = COMMENTATOR_TEXTS[language];
  if (!game.opened.ok) return <FaultList faults={game.opened.error} />;
  const { study } = game.opened.value;
  const { pieces } = boardOf(rules, currentStep(study));
  return (
    <figure className="co-preview" data-testid="game-preview">
      <StaticBoard files={size.files} ranks={size.ranks} pieces={pieces} label={texts.study} coordinates />
      <figcaption>
        <strong>{title}</strong>
        <span>{texts.movesInGame(study.steps.length - 1)}</span>
        <span className="co-quiet">{texts.howToWalk}</span>
      </figcaption>
    </figure>
  );
};
