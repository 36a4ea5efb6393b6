import type { CSSProperties } from 'react';
import type { DrawingProps } from '../air/onAirParts';
import { ZONES } from '../air/theme';
import type { Compared, ComparedName } from './compared';
import { pairingsOf, pairOf } from './pairs';
import { Pairings } from './Pairings';
import type { HeadToHeadStep } from './plan';
import { TwoPeople } from './TwoPeople';
import { TwoTeams } from './TwoTeams';
import css from './headToHead.module.css';

type Props = DrawingProps<'head-to-head', ComparedName, HeadToHeadStep>;

const { x, y, width, height } = ZONES.full;
const AREA: CSSProperties = { left: x, top: y, width, height };

const Comparison = ({ picture, language }: Compared) => {
  const { content, people, match } = picture;
  const pair = pairOf(content, people);
  if (pair !== null) return <TwoPeople pair={pair} picture={picture} language={language} />;
  if (content.what === 'teams') return <TwoTeams picture={picture} language={language} />;
  return <Pairings pairings={pairingsOf(people, match.boards)} picture={picture} language={language} />;
};

/** Two people, both captains, who sits opposite whom, or both teams, side by side. */
export const HeadToHead = ({ picture, before, steps, language }: Props) => {
  const drawn = (of: Compared['picture'], isGhost: boolean) => (
    <div
      key={isGhost ? 'before' : 'now'}
      className={css.area}
      style={AREA}
      data-ghost={isGhost || undefined}
      data-role={isGhost ? 'pair-before' : 'pair'}
    >
      <Comparison picture={of} language={language} />
    </div>
  );
  return (
    <>
      {before && steps.length > 0 && drawn(before, true)}
      {drawn(picture, false)}
    </>
  );
};
