import type { GraphicId } from 'chess-match/client';
import { GRAPHIC_NAMES } from '../../shared/graphicNames';
import { usePage } from '../state/context';

const FRAME_WIDTH = 1920;

export const sourceUrl = (graphic: GraphicId, query: string): string =>
  `/bundles/chess-broadcast/graphics/dist/${graphic}/index.html?${query}`;

interface ScreenProps {
  readonly graphic: GraphicId;
  readonly kind: 'program' | 'preview';
  /** Of the monitor, px. */
  readonly width: number;
}

/** The real graphic, small: a page of its own. On the programme it moves as it does on air, in the preview it stands. */
export const Screen = ({ graphic, kind, width }: ScreenProps) => {
  const { language } = usePage();
  const query = kind === 'preview' ? `preview=1&still=1&lang=${language}` : `lang=${language}`;
  return (
    <iframe
      title={GRAPHIC_NAMES[language][graphic].name}
      src={sourceUrl(graphic, query)}
      style={{ transform: `scale(${width / FRAME_WIDTH})` }}
      tabIndex={-1}
      data-graphic={graphic}
    />
  );
};
