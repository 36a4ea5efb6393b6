import { createHash } from 'node:crypto';
import type { Team } from '../../../contract/places';
import { isKey } from '../../hall/linkKey';

/** What a link says of itself, before it is looked at. */
export interface Pass {
  readonly audience: Team;
  /** Its end, Unix seconds. */
  readonly until: number;
  readonly id: string;
  readonly signature: string;
}

const PATH = /^\/v\/(white|black)\/(\d{1,10})\/([\w-]{1,32})\/([\w-]{1,64})(\/.*)$/;

/** As nginx's secure_link has it (scripts/engine/nginxConfig.ts): whoever has no key makes none. */
export const signatureOf = ({ audience, until, id }: Omit<Pass, 'signature'>, key: string): string =>
  createHash('md5').update(`${until} ${audience} ${id} ${key}`).digest('base64url');

/** Below the address of the page: "v/white/1795302513/ID/SIGNATURE/". */
export const passPath = (pass: Omit<Pass, 'signature'>, key: string): string =>
  `v/${pass.audience}/${pass.until}/${pass.id}/${signatureOf(pass, key)}/`;

/** An address without the link it is asked through, and that link; null: through none. */
export const withoutPass = (path: string): { readonly path: string; readonly pass: Pass | null } => {
  const [, audience, until, id = '', signature = '', rest = ''] = PATH.exec(path) ?? [];
  if (audience !== 'white' && audience !== 'black') return { path, pass: null };
  return { path: rest, pass: { audience, until: Number(until), id, signature } };
};

/** Where a link leads that lost its last slash on the way, as seen from where it stands; null: it is none of these. */
export const slashed = (path: string): string | null => {
  const { pass, path: rest } = withoutPass(`${path}/`);
  return pass !== null && rest === '/' ? `${pass.signature}/` : null;
};

export const isSigned = (pass: Pass, key: string): boolean => isKey(signatureOf(pass, key), pass.signature);
