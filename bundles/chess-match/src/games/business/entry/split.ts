import type { TurnOptions } from '@schemas/options';

export type Split = NonNullable<TurnOptions['boards'][number]['split']>;

/** As even as it can be, the odd chip for the mother. What she keeps at most leaves her daughter the least. */
export const evenSplit = ({ least, most }: Split): { readonly keep: number; readonly give: number } => {
  const stake = least + most;
  const keep = Math.ceil(stake / 2);
  return { keep, give: stake - keep };
};
