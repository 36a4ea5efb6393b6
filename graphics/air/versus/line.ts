/** One thing of two columns that are compared. */
export interface VersusLine {
  readonly key: string;
  readonly label: string;
  readonly left: VersusValue;
  readonly right: VersusValue;
  /** Of both together, the left's part: 0 to 1; null where a bar would say nothing. */
  readonly share: number | null;
}

export interface VersusValue {
  readonly text: string;
  /** Below it, smaller: the turn it was; "" for nothing. */
  readonly note: string;
}

const UNKNOWN = '—';

/** A value that may not be known. */
export const valueOf = (text: string | null, note = ''): VersusValue => ({ text: text ?? UNKNOWN, note });

/** The left's part of two numbers; null where there is nothing of either, or of one nothing is known. */
export const shareOf = (left: number | null, right: number | null): number | null =>
  left === null || right === null || left + right <= 0 ? null : left / (left + right);

/** A line of two numbers as they are; null where neither is known. */
export const numbersLine = (
  key: string,
  label: string,
  left: number | null,
  right: number | null,
  textOf: (value: number) => string = String,
): VersusLine | null =>
  left === null && right === null
    ? null
    : {
        key,
        label,
        left: valueOf(left === null ? null : textOf(left)),
        right: valueOf(right === null ? null : textOf(right)),
        share: shareOf(left, right),
      };
