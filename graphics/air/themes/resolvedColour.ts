/**
 * A theme's colour as it is now where `at` stands (`var(--branch-1)` → `#56b4e9`), for motions that lead from one
 * colour to another.
 */
export const resolvedColour = (colour: string, at: Element): string => {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(colour) ?? [];
  return name === undefined ? colour : getComputedStyle(at).getPropertyValue(name).trim();
};
