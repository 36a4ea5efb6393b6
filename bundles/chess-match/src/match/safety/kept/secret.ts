import { randomBytes } from 'node:crypto';

const BYTES = 32;

export const SECRET_PATTERN = `^[0-9a-f]{${BYTES * 2}}$`;

/** Hexadecimal: it may stand in an address. */
export const newSecret = (): string => randomBytes(BYTES).toString('hex');
