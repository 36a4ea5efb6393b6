import type { PrintedMatch, PrintedSheet } from 'chess-match/client/printed';
import { gameName } from '../../shared/matchForm';
import { dateText, timeOfDay } from '../../shared/times';
import { BlankTable } from './BlankTable';
import { Facts } from './Facts';
import { MovesTable } from './MovesTable';
import { Signatures } from './Signatures';
import { endWords, remarkText, resultText, sheetTitle, type Words } from './words';

const SIDES = ['white', 'black'] as const;

interface ScoreSheetProps {
  readonly match: PrintedMatch;
  readonly sheet: PrintedSheet;
  readonly words: Words;
  /** Its pages, as the style sheet of the paper names them. */
  readonly page: string;
}

/** "Ivanova A. (2412), City Hall": who had a colour; the team alone where nobody is known. */
const seated = ({ teams }: PrintedMatch, { players, teams: at }: PrintedSheet, side: 'white' | 'black'): string => {
  const player = players[side];
  const team = teams[at[side]].name;
  const named = player === null ? [] : [`${player.name}${player.elo === null ? '' : ` (${player.elo})`}`];
  return [...named, team].filter((part) => part !== '').join(', ');
};

const SheetHead = ({ match, sheet, words }: Omit<ScoreSheetProps, 'page'>) => {
  const { texts, language } = words;
  const { event, game, begunAtMs } = match;
  const isEmpty = sheet.moves.length === 0;
  const result = resultText(sheet, texts);
  return (
    <header>
      <h2>
        {sheetTitle(sheet, texts)}
        {match.isRehearsal ? <em>{texts.rehearsal}</em> : null}
      </h2>
      <Facts
        facts={[
          [texts.event, event],
          [texts.game, gameName(game, language)],
          [texts.date, begunAtMs === null ? '' : `${dateText(begunAtMs, language)}, ${timeOfDay(begunAtMs, language)}`],
          [texts.board, sheet.name],
          ...SIDES.map((side) => [texts[side], seated(match, sheet, side)] as const),
          [texts.result, result === null ? (isEmpty || sheet.end !== null ? '' : texts.unfinished) : result],
          [texts.place, ''],
        ]}
      />
    </header>
  );
};

const SheetFoot = ({ match, sheet, words }: Omit<ScoreSheetProps, 'page'>) => {
  const { texts } = words;
  const { end, moves } = sheet;
  const result = resultText(sheet, texts);
  return (
    <footer>
      {end === null ? null : (
        <p className="sheet-end">
          <b>{[texts.result, result].filter((part) => part !== null).join(' ')}</b> {endWords(sheet, words)}
        </p>
      )}
      {moves.some(({ isInherited }) => isInherited) ? <small>{texts.inherited(sheet.name)}</small> : null}
      {moves.some(({ isOffer }) => isOffer) ? <small>{texts.offers}</small> : null}
      <Signatures
        title={texts.signatures}
        of={[
          ...SIDES.map((side) => [texts[side], seated(match, sheet, side)] as const),
          [texts.arbiter, match.arbiters.map(({ name }) => name).join(', ')],
        ]}
      />
    </footer>
  );
};

/** A score sheet (FIDE 8): head, moves with clocks and remarks, result, signatures. */
export const ScoreSheet = (props: ScoreSheetProps) => {
  const { sheet, words, page } = props;
  const { before, moves, form } = sheet;
  return (
    <article className="paper-part" style={{ page }} data-testid={`sheet-${sheet.key}`}>
      <SheetHead {...props} />
      {before.length === 0 ? null : (
        <p className="sheet-before">{before.map((remark) => remarkText(remark, words)).join('; ')}</p>
      )}
      {moves.length === 0 ? <BlankTable form={form} words={words} /> : <MovesTable sheet={sheet} words={words} />}
      <SheetFoot {...props} />
    </article>
  );
};
