/** A theme's colour as it is now (`var(--branch-1)` → `#56b4e9`), for motions that lead from one colour to another. */
export const resolvedColour = (colour: string): string => {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(colour) ?? [];
  return name === undefined ? colour : getComputedStyle(document.documentElement).getPropertyValue(name).trim();
};
