import type { PrintedSheet } from 'chess-match/client/printed';
import type { Words } from './words';

/** Moves beside each other, so that a game of the usual length is on one page; a series needs the whole line. */
const FORMS = { pairs: { rows: 30, blocks: 2 }, turns: { rows: 22, blocks: 1 } } as const;

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_none, index) => index);

/** Lines to be filled in by hand. */
export const BlankTable = ({
  form,
  words: { texts },
}: {
  readonly form: PrintedSheet['form'];
  readonly words: Words;
}) => {
  const { rows, blocks } = FORMS[form];
  const columns =
    form === 'pairs' ? [texts.number, texts.white, texts.black] : [texts.number, texts.side, texts.series];
  return (
    <table className="sheet-blank" data-form={form}>
      <thead>
        <tr>
          {upTo(blocks).flatMap((block) =>
            columns.map((column, index) => (
              <th key={`${block}-${index}`} scope="col">
                {column}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {upTo(rows).map((row) => (
          <tr key={row}>
            {upTo(blocks).flatMap((block) => [
              <th key={block} scope="row">
                {block * rows + row + 1}
              </th>,
              <td key={`${block}-one`} />,
              <td key={`${block}-other`} />,
            ])}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
