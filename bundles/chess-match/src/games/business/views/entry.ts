import type { BusinessEntry } from '@schemas/entry';
import { evidence, type Evidence } from '../rules/evidence';
import { optionsAfter } from '../rules/optionsAfter';
import { liveBranches, type State } from '../rules/state';
import { drawBarred } from '../rules/turn/endings';
import { plannedDraft, type PlannedDraft } from '../rules/turn/plannedDraft';

const shownEvidence = ({ ruling, turns, ...found }: Evidence): BusinessEntry['evidence'][number] => ({
  ...found,
  turns: [...turns],
  ruling: ruling === null ? null : { accepted: ruling.accepted, reason: ruling.reason },
});

/** The daughter that a draft makes. */
export const daughterIn = ({ planned: { plan } }: PlannedDraft): BusinessEntry['daughter'] => {
  const daughter = plan.branchTurns.find(({ isDaughter }) => isDaughter);
  const mother = daughter?.branch.mother;
  return daughter === undefined || mother === undefined || mother === null
    ? null
    : { board: daughter.board, mother: mother.board };
};

/** What those who enter the turn need beside its draft. */
export const entry = (state: State, _drafts: Readonly<Record<string, number>>, matchVersion: number): BusinessEntry => {
  const draft = plannedDraft(state);
  const offered = liveBranches(state).filter((branch) => drawBarred(state, branch) === null);
  return {
    game: 'business',
    matchVersion,
    options: optionsAfter(state),
    daughter: daughterIn(draft),
    offered: offered.map(({ board }) => board),
    evidence: evidence(state, draft.planned).map(shownEvidence),
  };
};
