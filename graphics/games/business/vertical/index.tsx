import { playOf } from 'chess-match/games/business';
import type { VerticalPicture } from '../../../vertical/plan';
import { verticalWith } from '../../../vertical/graphic';
import { whyOf } from '../stakes/why';
import { whyText } from '../stakes/whyText';
import { ChipColumn, ChipFigure } from './Held';

const chipsOn = (picture: VerticalPicture, board: number): number =>
  playOf(picture).stakes.find((stake) => stake.board === board)?.chips ?? 0;

/** The graphic `vertical` of Business Chess: the board with most chips large, and why they matter. */
export const vertical = verticalWith({
  worthOf: chipsOn,
  rail: (picture, { board }) => <ChipColumn board={board} chips={chipsOn(picture, board)} />,
  mark: (picture, { board }) => <ChipFigure board={board} chips={chipsOn(picture, board)} />,
  sentence: (picture, language) => {
    const why = whyOf(picture);
    return why === null ? '' : whyText(why, language);
  },
});
