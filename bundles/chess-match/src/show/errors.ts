import type { Problem } from '@schemas/draft';
import type { GraphicId } from './graphics';

/** What the show refuses, with the parameters of the texts. */
export interface ShowErrorParams {
  /** `where` is a JSON pointer into the content, `what` the validator's words. */
  'show/bad_content': { graphic: GraphicId; where: string; what: string };
  /** Somebody else took this graphic, cleared or undid: numbers of takes. */
  'show/taken_meanwhile': { graphic: GraphicId; expected: number; actual: number };
  /** Something else is cued than the director saw. */
  'show/cue_changed': { graphic: GraphicId };
  /** The graphic still moves from the take before. */
  'show/in_transition': { graphic: GraphicId; movesForMs: number };
  /** The director has cued this graphic himself: a proposal would replace what he prepared. */
  'show/cued_by_director': { graphic: GraphicId };
  'show/nothing_cued': { graphic: GraphicId };
  /** A take of the preview, which is empty. */
  'show/nothing_prepared': Record<string, never>;
  'show/nothing_on_air': Record<string, never>;
  /** What is to be steered is not on air. */
  'show/not_on_air': { graphic: GraphicId };
  'show/nothing_to_undo': Record<string, never>;
  'show/nothing_to_redo': Record<string, never>;
  'show/nothing_to_restore': Record<string, never>;
  /** What is on air changed after the version the director saw. */
  'show/stale': { expected: number; actual: number };
  /** Sent for the real show while a rehearsal's was coming up, or the other way round. */
  'show/other_show': Record<string, never>;
  /** The open game has no preset of this name. */
  'show/unknown_preset': { preset: string };
  /** Content names a person who is not entered. */
  'show/unknown_person': { graphic: GraphicId; id: string };
  /** Another rundown item is cued than the director saw. */
  'rundown/other_item': { item: string };
  'rundown/unknown_item': { item: string };
  'rundown/duplicate_item': { item: string };
  /** `where` is a JSON pointer into the items. */
  'rundown/bad_value': { where: string; what: string };
  /** Somebody else edited the rundown: its versions. */
  'rundown/changed': { expected: number; actual: number };
  'rundown/nothing_to_undo': Record<string, never>;
  'rundown/nothing_to_redo': Record<string, never>;
  /** Answered by somebody else, undone, or the match went on. */
  'suggestion/gone': { suggestion: string };
  'suggestion/bad_modes': { where: string; what: string };
  /** `where` is a JSON pointer into the people. */
  'people/bad_value': { where: string; what: string };
  /** Somebody else saved the list after it was seen. */
  'people/changed': Record<string, never>;
  'people/duplicate_id': { id: string; where: string };
  /** Both teams have colours that a viewer could take for each other. */
  'people/alike_colours': { where: string };
  'speaking/unknown_person': { id: string };
}

/** A refusal of the show. */
export const refuse = <C extends keyof ShowErrorParams>(code: C, params: ShowErrorParams[C]): Problem => ({
  code,
  params: { ...params },
  rule: null,
  item: null,
});
