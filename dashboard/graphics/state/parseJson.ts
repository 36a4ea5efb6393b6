type Parsed =
  { readonly ok: true; readonly value: Record<string, unknown> } | { readonly ok: false; readonly error: string };

/** Text as a JSON object; else the parser's words about where it breaks. */
export const parseJson = (text: string): Parsed => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ok: true, value: { ...value } };
    return { ok: false, error: '{ … }' };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) };
  }
};
