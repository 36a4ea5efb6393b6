export const LOOK_AGAIN_MS = 100;
/** Two seconds: past them OBS's list is what counts. */
const LOOKS = 20;

/**
 * What OBS has said of its inputs and its list does not show yet. It says that an input is there before the input is
 * listed: the look that follows may miss it, and no other hint comes.
 */
export interface SaidOfInputs {
  hear(input: string, isThere: boolean): void;
  /** @returns whether the list, just read, is behind what was said and has to be looked at again */
  isBehind(listed: readonly string[]): boolean;
}

export const createSaidOfInputs = (): SaidOfInputs => {
  const said = new Map<string, boolean>();
  let looks = 0;
  return {
    hear: (input, isThere) => {
      said.set(input, isThere);
      looks = LOOKS;
    },
    isBehind: (listed) => {
      for (const [input, isThere] of said) if (listed.includes(input) === isThere) said.delete(input);
      looks -= 1;
      if (looks <= 0) said.clear();
      return said.size > 0;
    },
  };
};
