import type { AirLanguage } from 'chess-match/client';
import { factSentence, type Fact, type FactOf } from '../facts';
import { FitText } from '../../../air/FitText';
import { actorOf, type Announcement } from './announcements';
import { Badge } from '../../../air/Badge';
import { CorrectedRow } from '../../../air/visit/CorrectedRow';
import type { ContentProps } from '../../../air/visit/plates';
import { FactIcon } from './FactIcon';
import { ForkMoves } from './ForkMoves';
import { ScoreBlock } from './ScoreBlock';
import { Sentence } from '../../../air/visit/Sentence';
import { storyOf } from './story';
import { StoryRow } from './StoryRow';
import { ROW } from './layoutStory';
import { overOf, scoreOf, titleOf, turnOf } from './tell';
import { wordsOf } from './words';
import { inLines, type TextSizes } from '../../../air/visit/wrapText';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import sides from '../../../air/sides.module.css';
import css from '../../../air/visit/keyChange.module.css';

/** Widths left for the words, with a block beside them or without. */
const MIDDLE = { narrow: 704, wide: 904 } as const;
const TITLE = { width: 208, oneLine: [40, 38, 36, 34, 32, 30, 28], twoLines: [32, 30, 28, 26, 24] } as const;

/** Below the chips there is room for two lines, or three small ones. */
const BESIDE_STORY: TextSizes = [...inLines(1, 34), ...inLines(2, 30, 28, 26), ...inLines(3, 24)];
const ALONE: TextSizes = [...inLines(2, 40), ...inLines(3, 36, 32, 28)];

const HEADLINE: TextSizes = [...inLines(1, 40, 36, 32), ...inLines(2, 30)];
const BELOW_HEADLINE: TextSizes = inLines(2, 28, 26, 24);

interface FactLineProps {
  readonly width: number;
  readonly language: AirLanguage;
}

const numbered = (board: number) => <Badge board={board} size={ROW.badge} />;

const FactLine = ({ fact, width, language }: FactLineProps & { readonly fact: Fact }) => {
  const story = storyOf(fact);
  return (
    <>
      {fact.kind === 'correction' && <CorrectedRow moves={fact.moves} badge={numbered} />}
      {story && <StoryRow story={story} width={width} table={wordsOf(language).table} />}
      <Sentence
        text={factSentence(fact, language)}
        width={width}
        sizes={story || fact.kind === 'correction' ? BESIDE_STORY : ALONE}
        tone="first"
      />
    </>
  );
};

/** The end of the game matters more than what brought it. */
const Ending = ({
  over,
  announcement: { main },
  width,
  language,
}: FactLineProps & { readonly over: FactOf<'over'>; readonly announcement: Announcement }) => (
  <>
    <Sentence text={factSentence(over, language)} width={width} sizes={main === over ? ALONE : HEADLINE} tone="first" />
    {main !== over && (
      <Sentence text={factSentence(main, language)} width={width} sizes={BELOW_HEADLINE} tone="second" />
    )}
  </>
);

/** One announcement: what happened and who did it, the chips, the sentence, the score. */
export const PlateContent = ({ announcement, language, role }: ContentProps<Announcement>) => {
  const { main } = announcement;
  const over = overOf(announcement);
  const actor = actorOf(over ?? main);
  const change = scoreOf(announcement);
  const width = change || main.kind === 'fork' ? MIDDLE.narrow : MIDDLE.wide;
  return (
    <div
      className={css.content}
      data-ghost={role !== 'content' || undefined}
      data-role={role}
      data-fact={announcement.id}
    >
      <div className={classes(css.what, actor === null ? css.nobody : sides[actor])}>
        <div className={css.whatMark}>
          <FactIcon fact={over ?? main} />
          <span className={classes(css.whatTurn, look.figures)}>{turnOf(announcement)}</span>
        </div>
        <FitText text={titleOf(announcement, language)} weight={750} {...TITLE} />
      </div>
      <div className={css.told} style={{ width }}>
        {over ? (
          <Ending over={over} announcement={announcement} width={width} language={language} />
        ) : (
          <FactLine fact={main} width={width} language={language} />
        )}
      </div>
      {main.kind === 'fork' && <ForkMoves fork={main} />}
      {change && <ScoreBlock change={change} language={language} />}
    </div>
  );
};
