import type { StudyStep, StudyTree } from '../contract/tables';
import type { StudyBoard, StudyRules } from '../games/common/studyRules';

export type Step = StudyStep;
export type Study = StudyTree;

const ROOT = 0;

/** @param check the king's square in that position, or null */
export const beginStudy = (fen: string, check: string | null): Study => ({
  steps: [{ id: ROOT, parent: null, turn: '', move: null, fen, check }],
  current: ROOT,
  nextId: ROOT + 1,
});

export const stepOf = (study: Study, id: number): Step => {
  const step = study.steps.find((known) => known.id === id) ?? study.steps[0];
  if (step === undefined) throw new Error('A study has a beginning.');
  return step;
};

export const currentStep = (study: Study): Step => stepOf(study, study.current);

/** Continuations of a step, the main one first. */
export const nextOf = (study: Study, id: number): readonly Step[] => study.steps.filter(({ parent }) => parent === id);

/** The study after a move on the board it shows; a move tried before is found again. An illegal one changes nothing. */
export const tryMove = (rules: StudyRules, study: Study, text: string): Study => {
  const before = currentStep(study);
  const played = rules.play(before.fen, text);
  if (played === null) return study;
  const { turn, san, from, to, fen, check } = played;
  const known = nextOf(study, before.id).find(({ move }) => move?.san === san);
  if (known !== undefined) return { ...study, current: known.id };
  const step: Step = {
    id: study.nextId,
    parent: before.id,
    turn,
    move: { san, from, to },
    fen,
    check,
  };
  return { steps: [...study.steps, step], current: step.id, nextId: study.nextId + 1 };
};

/** The moves that led to a step, oldest first. */
export const pathTo = (study: Study, id: number): readonly Step[] => {
  const step = stepOf(study, id);
  return step.parent === null ? [] : [...pathTo(study, step.parent), step];
};

export const goTo = (study: Study, id: number): Study => ({ ...study, current: stepOf(study, id).id });

export const goBack = (study: Study): Study => goTo(study, currentStep(study).parent ?? ROOT);

export const goForward = (study: Study): Study => goTo(study, nextOf(study, study.current)[0]?.id ?? study.current);

export const goToStart = (study: Study): Study => goTo(study, ROOT);

export const goToEnd = (study: Study): Study => {
  const further = goForward(study);
  return further.current === study.current ? study : goToEnd(further);
};

/** The next or the one before among the moves tried in the same position, round and round. */
export const goAside = (study: Study, by: 1 | -1): Study => {
  const { parent, id } = currentStep(study);
  if (parent === null) return study;
  const siblings = nextOf(study, parent);
  const index = siblings.findIndex((step) => step.id === id);
  return goTo(study, siblings[(index + by + siblings.length) % siblings.length]?.id ?? id);
};

/** The study without a step and all that was tried after it. */
export const removeStep = (study: Study, id: number): Study => {
  const { parent } = stepOf(study, id);
  if (parent === null) return study;
  const isGone = (step: Step): boolean => pathTo(study, step.id).some((before) => before.id === id);
  const current = isGone(currentStep(study)) ? parent : study.current;
  return { ...study, steps: study.steps.filter((step) => !isGone(step)), current };
};

/** What a page draws of a step. */
export const boardOf = (rules: StudyRules, { fen, check }: Step): StudyBoard => ({ ...rules.board(fen), check });
