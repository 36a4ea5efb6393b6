/** Which boards are entered at this page: one thread, or all of them. */
export type BoardChoice = { readonly thread: string } | 'both';

const KEPT = 'operator.board';
const TURNED = 'operator.turned';
const BOTH = 'both';

export const isChosen = (choice: BoardChoice, thread: string): boolean => choice === BOTH || choice.thread === thread;

const read = (text: string | null, threads: readonly string[]): BoardChoice | null => {
  if (text === null) return null;
  if (text.toLowerCase() === BOTH) return BOTH;
  const thread = threads.find((id) => id.toLowerCase() === text.toLowerCase());
  return thread === undefined ? null : { thread };
};

/** What the address asks for (`?board=A`), else what was chosen here last, else all boards. */
export const choiceFrom = (address: string, kept: string | null, threads: readonly string[]): BoardChoice =>
  read(new URLSearchParams(address).get('board'), threads) ?? read(kept, threads) ?? BOTH;

export const choiceText = (choice: BoardChoice): string => (choice === BOTH ? BOTH : choice.thread);

export const keptChoice = (): string | null => localStorage.getItem(KEPT);
export const keepChoice = (choice: BoardChoice): void => localStorage.setItem(KEPT, choiceText(choice));

/** Threads whose board is drawn from the other side than it hangs in the hall. */
export const keptTurned = (): readonly string[] => (localStorage.getItem(TURNED) ?? '').split(',').filter(Boolean);
export const keepTurned = (threads: readonly string[]): void => localStorage.setItem(TURNED, threads.join(','));
