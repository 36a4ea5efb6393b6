import type { AirLanguage, MatchView, PeopleView, Side } from 'chess-match/client';
import { FitText } from '../air/FitText';
import type { Picture } from '../air/parts';
import { SIDES } from 'chess-match/client/view';
import { Logo } from '../air/people/Logo';
import { TeamName } from '../air/people/TeamName';
import { teamName } from '../air/people/teamName';
import { striped, TeamStripe } from '../air/people/TeamStripe';
import { useEventLogo } from '../air/people/useEventLogo';
import { bothText } from '../result/words';
import { Portraits } from './Portraits';
import type { IntroTexts } from './texts';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import sides from '../air/sides.module.css';
import css from './intro.module.css';

interface WordsProps {
  readonly texts: IntroTexts;
  readonly picture: Picture<'intro', 'people' | 'score'>;
  readonly language: AirLanguage;
  readonly isGhost: boolean;
}

/** Pixels. */
const TITLE_WIDTH = 1600;
const LOGO_WIDTH = 208;
const LOGO_GAP = 40;
const NAME_WIDTH = 600;
const TITLE = { oneLine: [132, 120, 108, 96, 88], twoLines: [88, 80, 72, 64, 56] };
const EVENT = { oneLine: [40, 36, 32], twoLines: [36, 32, 28] };
const SUBTITLE = { oneLine: [52, 48, 44, 40, 36], twoLines: [40, 36, 32, 28] };
const NAME = { oneLine: [76, 68, 60, 54], twoLines: [56, 52, 48, 44, 40, 36] };

interface TeamProps {
  readonly side: Side;
  readonly match: MatchView;
  readonly people: PeopleView;
}

const Team = ({ side, match, people }: TeamProps) => (
  <div className={classes(css.team, css[side], striped, sides[side])}>
    <TeamStripe people={people} side={side} edge={side === 'white' ? 'left' : 'right'} width={20} />
    <Logo logo={people[side].logo} width={136} height={136} />
    <TeamName side={side} match={match} people={people} weight={750} mayShorten={false} width={NAME_WIDTH} {...NAME} />
  </div>
);

/** What is about to begin: title, who plays, what is at stake. */
export const Words = ({ picture: { content, match, people, score }, texts, language, isGhost }: WordsProps) => {
  const words = texts.words(language);
  const logo = useEventLogo();
  const width = logo === null ? TITLE_WIDTH : TITLE_WIDTH - LOGO_WIDTH - LOGO_GAP;
  const title = content.title.trim() || match.event || words.game;
  const names = { white: teamName(match, people, 'white'), black: teamName(match, people, 'black') };
  const hasTeams = names.white !== '' || names.black !== '';
  const isNameless = title === words.game && !hasTeams && content.subtitle === '';
  const typed = isNameless ? words.about : content.subtitle;
  const subtitle = [typed, bothText(score, language)].filter((part) => part !== '').join('. ');
  return (
    <div className={css.intro} data-ghost={isGhost || undefined} data-role={isGhost ? 'intro-before' : 'intro'}>
      <div className={classes(css.head, look.plate, !hasTeams && css.isAlone)}>
        <Logo logo={logo} width={LOGO_WIDTH} height={176} />
        <div className={css.texts}>
          {match.event !== '' && match.event !== title && (
            <div className={css.event}>
              <FitText text={match.event} weight={650} width={width} {...EVENT} />
            </div>
          )}
          <FitText text={title} weight={800} width={width} {...TITLE} />
          {subtitle !== '' && (
            <div className={css.subtitle}>
              <FitText text={subtitle} weight={550} width={width} {...SUBTITLE} />
            </div>
          )}
        </div>
      </div>
      {hasTeams && (
        <div className={css.teams}>
          {SIDES.map((side) => (
            <Team key={side} side={side} match={match} people={people} />
          ))}
          {SIDES.map((side) => (
            <Portraits key={side} side={side} people={people} language={language} />
          ))}
        </div>
      )}
      <div className={css.facts}>
        {texts.facts(match, language).map(({ figure, text }) => (
          <div key={text} className={classes(css.fact, look.plate)}>
            <span className={classes(css.figure, look.figures)}>{figure}</span>
            <span className={css.text}>{text}</span>
          </div>
        ))}
      </div>
    </div>
  );
};
