/** Answers kept: those about a few turns on all boards. */
const KEPT = 64;

/** What is asked again and again of the same texts, worked out once: the last few answers are kept. */
export const keptOf = <T>(workOut: (text: string) => T): ((text: string) => T) => {
  const kept = new Map<string, { readonly answer: T }>();
  return (text) => {
    const known = kept.get(text) ?? { answer: workOut(text) };
    const [oldest] = kept.keys();
    if (kept.size >= KEPT && !kept.has(text) && oldest !== undefined) kept.delete(oldest);
    kept.set(text, known);
    return known.answer;
  };
};
