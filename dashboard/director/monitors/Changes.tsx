import { GRAPHIC_NAMES, type GraphicId } from 'chess-match/client';
import { slotOf, takeEffect } from '../model/slots';
import { usePage } from '../state/context';

const SIGNS = { in: '+', out: '−', change: '↻' } as const;

/** What a take brings and takes away, one word each. */
export const Changes = ({ prepared }: { readonly prepared: readonly GraphicId[] }) => {
  const { language, show, strings } = usePage();
  const changes = prepared
    .map((graphic) => ({ graphic, effect: takeEffect(slotOf(show, graphic)) }))
    .toSorted((one, two) => Number(one.effect === 'out') - Number(two.effect === 'out'));
  return (
    <ul className="changes" data-testid="changes">
      {changes.map(({ graphic, effect }) => (
        <li key={graphic} data-effect={effect} data-graphic={graphic}>
          <span aria-hidden="true">{SIGNS[effect]}</span> {GRAPHIC_NAMES[language][graphic].name}
          <span className="visually-hidden">: {strings.cueing[effect]}</span>
        </li>
      ))}
    </ul>
  );
};
