import { CorrectedRow } from '../../../air/visit/CorrectedRow';
import { countKinds } from '../sheet/kinds';
import { Pieces } from '../sheet/Pieces';
import type { Moment } from './moments';
import css from './row.module.css';

/** Pixels: of a piece, with the count behind it; of a correction's moves. */
const [KIND, CORRECTION, PAD] = [66, 300, 24] as const;

const piecesIn = (moment: Moment): readonly string[] => {
  switch (moment.kind) {
    case 'captures':
      return moment.taken;
    case 'promotion':
      return moment.became;
    default:
      return [];
  }
};

/** Room that the row of a moment takes, pixels. */
export const rowWidth = (moment: Moment): number => {
  if (moment.kind === 'correction') return moment.corrected.moves.length === 0 ? 0 : CORRECTION;
  const kinds = countKinds(piecesIn(moment)).length;
  return kinds === 0 ? 0 : PAD + kinds * KIND;
};

/** The pieces it is about, or what stood in the place of another move; nothing where words say it all. */
export const Row = ({ moment }: { readonly moment: Moment }) => {
  if (moment.kind === 'correction')
    return moment.corrected.moves.length === 0 ? null : (
      <div className={css.row}>
        <CorrectedRow moves={moment.corrected.moves} badge={() => null} />
      </div>
    );
  const pieces = countKinds(piecesIn(moment));
  return pieces.length === 0 ? null : (
    <div className={css.row}>
      <Pieces pieces={pieces} size={48} />
    </div>
  );
};
