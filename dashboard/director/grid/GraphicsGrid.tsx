import { GRAPHIC_NAMES, GRAPHIC_IDS, idleIn, LAYERS, type GraphicId } from 'chess-match/client';
import { useState } from 'react';
import { Refusal, useKeys } from '../../shared';
import { pressBody } from '../model/slots';
import { STRINGS } from '../texts';
import { usePage } from '../state/context';
import { useShow } from '../state/useShow';
import { ContentDialog } from './ContentDialog';
import { GraphicTile } from './GraphicTile';

/** The graphics with a key of their own, in the order of the digits. */
const KEYED: readonly GraphicId[] = [
  'boards',
  'focus',
  'tree',
  'tree-strip',
  'scorebug',
  'key-change',
  'lower-third',
  'mics',
  'ticker',
];

const keyIdOf = (graphic: GraphicId): string | undefined => (KEYED.includes(graphic) ? `cue-${graphic}` : undefined);

const cueLabel = (graphic: GraphicId) => ({
  en: STRINGS.en.keys.cueGraphic(GRAPHIC_NAMES.en[graphic].name),
  ru: STRINGS.ru.keys.cueGraphic(GRAPHIC_NAMES.ru[graphic].name),
});

/**
 * Every graphic that has something to show of the open game: its state at a glance, one press to cue it. What goes to
 * other outputs than the program stands apart: it is on air of none.
 */
export const GraphicsGrid = () => {
  const { strings, match } = usePage();
  const { actNext, problem, clear } = useShow();
  const [edited, setEdited] = useState<GraphicId | null>(null);
  const idle = idleIn(match?.game ?? null);
  const press = (graphic: GraphicId): void => void actNext((show) => [pressBody(show, graphic)]);
  useKeys(
    KEYED.map((graphic, index) => ({
      id: `cue-${graphic}`,
      label: cueLabel(graphic),
      keys: `Digit${index + 1}`,
      run: () => press(graphic),
      when: !idle.includes(graphic),
    })),
  );
  const drawn = GRAPHIC_IDS.filter((graphic) => !idle.includes(graphic));
  const tile = (graphic: GraphicId) => (
    <GraphicTile
      key={graphic}
      graphic={graphic}
      keyId={keyIdOf(graphic)}
      onPress={() => press(graphic)}
      onEdit={() => setEdited(graphic)}
    />
  );
  return (
    <section className="graphics" aria-label={strings.graphics}>
      <Refusal problem={problem} onDismiss={clear} testId="graphics-refusal" />
      <div className="tiles">{drawn.filter((id) => LAYERS[id] !== 'apart').map(tile)}</div>
      <h3 className="outputs-head">{strings.outputs}</h3>
      <div className="tiles outputs" data-testid="outputs">
        {drawn.filter((id) => LAYERS[id] === 'apart').map(tile)}
      </div>
      {edited !== null && <ContentDialog graphic={edited} onClose={() => setEdited(null)} />}
    </section>
  );
};
