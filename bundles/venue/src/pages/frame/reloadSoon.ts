/** Not sooner: a page that fails at each load would do nothing else. */
export const RELOAD_AFTER_MS = 10_000;

interface ReloadParts {
  /** Whether the server gives the page; never rejects. */
  readonly isThere: () => Promise<boolean>;
  readonly reload: () => void;
}

/**
 * Loads a page of the hall again where nobody stands to do it, as soon as its server is there: where it is not, the
 * browser would put a page of its own in this one's place.
 * @returns that it is not to be any more
 */
export const reloadSoon = ({ isThere, reload }: ReloadParts): (() => void) => {
  let isOver = false;
  const look = async (): Promise<void> => {
    if ((await isThere()) && !isOver) reload();
  };
  const timer = setInterval(() => void look(), RELOAD_AFTER_MS);
  return () => {
    isOver = true;
    clearInterval(timer);
  };
};
