import type { PairResult } from '../../wire/wire';

/** Asks for a token by a code or a secret. Never throws. */
export const pairWith = async (codeOrSecret: string): Promise<PairResult> => {
  try {
    const response = await fetch('/pair', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ codeOrSecret }),
    });
    return (await response.json()) as PairResult;
  } catch {
    return { ok: false, problem: 'offline' };
  }
};

/** The secret of a QR code: "#c=...". Taken out of the address at once, so that nobody reads or shares it there. */
export const takeSecret = (): string | null => {
  const secret = new URLSearchParams(location.hash.slice(1)).get('c');
  if (secret !== null) history.replaceState(null, '', location.pathname);
  return secret;
};
