interface HandRowsProps {
  readonly rows: number;
  readonly columns: number;
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_none, index) => index);

/** Rows of a table to be filled in by hand. */
export const HandRows = ({ rows, columns }: HandRowsProps) => (
  <tbody className="paper-hand">
    {upTo(rows).map((row) => (
      <tr key={row}>
        {upTo(columns).map((column) => (
          <td key={column} />
        ))}
      </tr>
    ))}
  </tbody>
);
