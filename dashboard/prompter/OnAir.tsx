import { GRAPHIC_IDS, GRAPHIC_NAMES, isOfProgram, useReplicant, type GraphicId } from 'chess-match/client';
import { useLanguage } from '../shared';
import { PROMPTER_TEXTS } from './texts/texts';

/** Of the program, and nothing that a presenter would speak of. */
const IS_SILENT: readonly GraphicId[] = ['stinger', 'vertical', 'test-card', 'key-change', 'mics'];

/** What viewers see now. */
export const OnAir = () => {
  const language = useLanguage();
  const texts = PROMPTER_TEXTS[language];
  const air = useReplicant('air');
  const on = GRAPHIC_IDS.filter(
    (graphic) => air?.graphics[graphic].on === true && isOfProgram(graphic) && !IS_SILENT.includes(graphic),
  );
  return (
    <section className="prompter-part" data-testid="prompter-air">
      <h2>{texts.onAir}</h2>
      <p>
        {on.length === 0 ? texts.nothingOnAir : on.map((graphic) => GRAPHIC_NAMES[language][graphic].name).join(', ')}
      </p>
    </section>
  );
};
