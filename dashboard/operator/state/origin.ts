/** Where a press comes from; beside the boards of a thread where the match has several. */
export type PressOrigin = 'press' | `press:${string}`;

/** Where on the page a command comes from; its refusal is shown there. */
export type Origin = 'clock' | PressOrigin | `history:${string}`;

export const pressOf = (thread: string | null): PressOrigin => (thread === null ? 'press' : `press:${thread}`);
