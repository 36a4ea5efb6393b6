import { relative, sep } from 'node:path';
import type { Document, Documents } from '../../journal/documents';
import type { Log } from '../../base/log';
import { textOf } from '../../base/textOf';
import { notice, type Trouble } from '../../base/troubles';
import type { Loss } from './losses';
import { asideOf, putAside } from './putAside';

/** A damaged file that was put aside, as it is told. Paths are the disk's. */
export interface PutAside {
  readonly path: string;
  readonly aside: string;
  readonly loss: Loss;
}

/**
 * What was found to be damaged of the files beside the journal, and of its documents. No match is in them: the server
 * starts without.
 */
export interface DamagedFiles {
  /** It is put aside. Never throws: what cannot be done is said. @param reason for the log */
  found(loss: Loss, path: string, reason: string): void;
  /**
   * A document is kept under another name. Never throws: where that cannot be done it is found again by the next start.
   * @param instead what stands under its own name from now on; null: nothing
   */
  notUnderstood(documents: Documents, name: string, loss: Loss, instead: Document | null): void;
  /** It is there and the system does not let us read it: it is left alone. */
  unreadable(loss: Loss, path: string, reason: string): void;
  /** It was put aside already. */
  tell(done: PutAside): void;
  troubles(): readonly Trouble[];
}

export interface DamagedFilesParts {
  /** The show's folder: files are named from there. */
  readonly root: string;
  readonly now: () => number;
  readonly log: Log;
}

export const createDamagedFiles = ({ root, now, log }: DamagedFilesParts): DamagedFiles => {
  const troubles: Trouble[] = [];
  const nameOf = (path: string): string => relative(root, path).replaceAll(sep, '/');
  const say = (trouble: Trouble, reason: string): void => {
    troubles.push(trouble);
    log.warn(`${trouble.code} ${JSON.stringify(trouble.params)}: ${reason}`);
  };
  const unreadable: DamagedFiles['unreadable'] = (loss, path, reason) =>
    say(notice('file/unreadable', { file: nameOf(path), reason, loss }), reason);
  const tell = ({ path, aside, loss }: PutAside, reason: string): void =>
    say(notice('file/put_aside', { file: nameOf(path), aside: nameOf(aside), loss }), reason);
  return {
    found: (loss, path, reason) => {
      try {
        tell({ path, aside: putAside(path, now()), loss }, reason);
      } catch (error) {
        unreadable(loss, path, `${reason}; ${textOf(error)}`);
      }
    },
    notUnderstood: (documents, name, loss, instead) => {
      const aside = asideOf(name, now(), (taken) => documents.read(taken) !== null);
      const trouble = notice('document/not_understood', { document: name, loss });
      try {
        documents.putAside(name, aside, instead);
        say(trouble, `it is kept as ${aside}`);
      } catch (error) {
        say(trouble, textOf(error));
      }
    },
    unreadable,
    tell: (done) => tell(done, 'it was put aside before the start'),
    troubles: () => troubles,
  };
};
