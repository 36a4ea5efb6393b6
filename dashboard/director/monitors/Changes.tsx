import { GRAPHIC_NAMES, type GraphicId } from 'chess-match/client';
import { slotOf, takeEffect } from '../model/slots';
import { usePage } from '../state/context';

const SIGNS = { in: '+', out: '−', change: '↻' } as const;

/** What a take brings and takes away, one word each: what is cued, and what makes room for it or comes back. */
export const Changes = ({ prepared }: { readonly prepared: readonly GraphicId[] }) => {
  const { language, show, strings } = usePage();
  const own = prepared.map((graphic) => ({ graphic, effect: takeEffect(slotOf(show, graphic)) }));
  const following = show.follows.map(({ graphic, on }) => ({
    graphic,
    effect: on ? ('in' as const) : ('out' as const),
  }));
  const changes = [...own, ...following].toSorted(
    (one, two) => Number(one.effect === 'out') - Number(two.effect === 'out'),
  );
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
