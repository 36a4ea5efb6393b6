import type { CompanionOptionValues, SomeCompanionActionInputField } from '@companion-module/base';
import type { Desk } from '../desk';
import type { Language } from '../language';
import type { Sent } from '../link/send';

/** What a key can be told to do. */
export interface Action {
  readonly name: string;
  readonly description: string;
  readonly options: readonly SomeCompanionActionInputField[];
  /**
   * What a press sends, one after another; empty: there is nothing to do, "unseen": it depends on what is told, and
   * nothing is.
   */
  sends(desk: Desk | null, options: CompanionOptionValues): readonly Sent[] | 'unseen';
}

/** An action of what is told. */
export const seeing =
  (sends: (desk: Desk, options: CompanionOptionValues) => readonly Sent[]): Action['sends'] =>
  (desk, options) =>
    desk === null ? 'unseen' : sends(desk, options);

/** The actions that can be chosen, by id: ids are a contract with the keys that people have made. */
export type Actions = (desk: Desk | null, language: Language) => Readonly<Record<string, Action>>;
