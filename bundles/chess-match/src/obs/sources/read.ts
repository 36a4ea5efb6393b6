import type { ObsLine } from '../contract';
import { isKind } from '../provision/kinds';
import { ownAddress } from './address';
import type { Source } from './watch';

/** What a browser source opens. */
export interface Opens {
  readonly url: string;
  /** Its page ends whenever it is not shown. */
  readonly endsUnseen: boolean;
}

/** What a browser source opens now; null where that is a file, or OBS did not say. */
export const readOpens = async (line: ObsLine, inputName: string): Promise<Opens | null> => {
  const answer = await line.call('GetInputSettings', { inputName });
  if (!answer.ok) return null;
  const { url, is_local_file: isFile, shutdown } = answer.value.inputSettings;
  return typeof url === 'string' && isFile !== true ? { url, endsUnseen: shutdown === true } : null;
};

/** Sources of an OBS that show pages of this server, in whatever scene or group they are; null when OBS did not say. */
export const readSources = async (line: ObsLine, hosts: ReadonlySet<string>): Promise<readonly Source[] | null> => {
  const list = await line.call('GetInputList', {});
  if (!list.ok) return null;
  const sources: Source[] = [];
  for (const { inputName, inputKind } of list.value.inputs) {
    if (!isKind(String(inputKind), 'page')) continue;
    const name = String(inputName);
    const opens = await readOpens(line, name);
    const address = ownAddress(opens?.url, hosts);
    if (opens !== null && address !== null) sources.push({ name, url: opens.url, address });
  }
  return sources;
};
