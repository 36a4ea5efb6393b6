import { seenName } from '../../view/seenName';
import { TABLE_LIMITS, type TableStudy } from '../../contract/tables';

const rootOf = ({ study }: TableStudy): number => study.steps[0]?.id ?? 0;

/** What a study is called: the name of the position it began with; "" without one. */
export const titleOf = (study: TableStudy): string => study.notes[rootOf(study)]?.name ?? '';

/** As somebody wrote it who meant no more than its words; empty where nothing of it could be seen. */
export const tidied = (name: string): string => seenName(name.replace(/\s+/g, ' '));

/** The same to whoever reads both. */
const isSame = (one: string, other: string): boolean => one.toLocaleLowerCase() === other.toLocaleLowerCase();

/**
 * Whether a name would stand for two things: a study's for another study of the table, a variation's for another one of
 * its study. A variation may be called as one of another study is: the same plan in another position.
 */
export const isNameTaken = (
  studies: readonly TableStudy[],
  { study, step, name }: { readonly study: TableStudy; readonly step: number; readonly name: string },
): boolean => {
  if (name === '') return false;
  const within = Object.entries(study.notes).filter(([at]) => at !== String(step));
  const titles = step === rootOf(study) ? studies.filter(({ id }) => id !== study.id).map(titleOf) : [];
  return [...within.map(([, note]) => note.name), ...titles].some((known) => isSame(known, name));
};

/** A name none of these has: with the first number that tells it from them, cut where it would be too long. */
export const distinctName = (name: string, known: readonly string[]): string => {
  const numbered = (count: number): string => {
    const suffix = count === 1 ? '' : ` (${count})`;
    return name.slice(0, TABLE_LIMITS.nameChars - suffix.length) + suffix;
  };
  let count = 1;
  while (known.some((other) => isSame(other, numbered(count)))) count += 1;
  return numbered(count);
};

/** The notes of a study that comes to other studies: called as none of them is. */
export const notesBeside = (given: TableStudy, studies: readonly TableStudy[]): TableStudy['notes'] => {
  const root = rootOf(given);
  const note = given.notes[root];
  if (note === undefined || note.name === '') return given.notes;
  return { ...given.notes, [root]: { ...note, name: distinctName(note.name, studies.map(titleOf)) } };
};
