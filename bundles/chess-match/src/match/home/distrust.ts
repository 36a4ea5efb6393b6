/**
 * Why we gave an engine nothing, not even the key by which it knows us. signer: its certificate is signed by nobody we
 * know. name: it is of another name than the address. date: it has expired, or is not good yet. plain: nobody speaks
 * https there.
 */
export type Distrust = 'signer' | 'name' | 'date' | 'plain';

/** Codes of OpenSSL and of Node's tls. */
const CODES: Readonly<Record<string, Distrust>> = {
  SELF_SIGNED_CERT_IN_CHAIN: 'signer',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'signer',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'signer',
  UNABLE_TO_GET_ISSUER_CERT: 'signer',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'signer',
  ERR_TLS_CERT_ALTNAME_INVALID: 'name',
  CERT_HAS_EXPIRED: 'date',
  CERT_NOT_YET_VALID: 'date',
  ERR_SSL_WRONG_VERSION_NUMBER: 'plain',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'plain',
};

/** @param error of fetch; null: it is about something else */
export const distrustIn = (error: unknown): Distrust | null => {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error) || !('code' in cause) || typeof cause.code !== 'string') return null;
  return CODES[cause.code] ?? null;
};
