import type { AirLanguage } from 'chess-match/client';
import type { Zone } from 'chess-match/client/show';
import { classes } from '../../../air/classes';
import { FitText } from '../../../air/FitText';
import look from '../../../air/look.module.css';
import { box } from '../../../air/rect';
import { bannerOf } from '../shared/banner';
import type { BelarusianPlay } from '../shared/play';
import css from './boards.module.css';

interface BannerPlateProps {
  readonly play: BelarusianPlay;
  readonly at: Zone;
  readonly language: AirLanguage;
}

const PAD = 24;
const SIZES = { oneLine: [72, 64, 56, 52, 48, 44], twoLines: [44, 40] } as const;

/** What was called over the board, or how the throne stands. */
export const BannerPlate = ({ play, at, language }: BannerPlateProps) => {
  const { text, tone } = bannerOf(play, language);
  return (
    <div className={classes(css.banner, look.plate, css[tone])} style={box(at)} data-role="banner" data-tone={tone}>
      <FitText text={text} weight={750} width={at.width - 2 * PAD} {...SIZES} />
    </div>
  );
};
