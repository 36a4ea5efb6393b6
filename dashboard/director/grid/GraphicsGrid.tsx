import { GRAPHIC_NAMES, GRAPHIC_IDS, idleIn, useReplicant, type GraphicId } from 'chess-match/client';
import { useState } from 'react';
import { Refusal, useKeys } from '../../shared';
import { pressBodies } from '../model/slots';
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

/** Every graphic that has something to show of the open game: its state at a glance, one press to cue it. */
export const GraphicsGrid = () => {
  const { show, strings } = usePage();
  const { act, pending, problem, clear } = useShow();
  const [edited, setEdited] = useState<GraphicId | null>(null);
  const idle = idleIn(useReplicant('match')?.game ?? null).graphics;
  const press = (graphic: GraphicId): void => void act(...pressBodies(show, graphic));
  useKeys(
    KEYED.map((graphic, index) => ({
      id: `cue-${graphic}`,
      label: cueLabel(graphic),
      keys: `Digit${index + 1}`,
      run: () => press(graphic),
      when: !pending && !idle.includes(graphic),
    })),
  );
  return (
    <section className="graphics" aria-label={strings.graphics}>
      <Refusal problem={problem} onDismiss={clear} testId="graphics-refusal" />
      <div className="tiles">
        {GRAPHIC_IDS.filter((graphic) => !idle.includes(graphic)).map((graphic) => (
          <GraphicTile
            key={graphic}
            graphic={graphic}
            keyId={keyIdOf(graphic)}
            onPress={() => press(graphic)}
            onEdit={() => setEdited(graphic)}
          />
        ))}
      </div>
      {edited !== null && <ContentDialog graphic={edited} onClose={() => setEdited(null)} />}
    </section>
  );
};
