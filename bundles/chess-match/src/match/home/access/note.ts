import type { Team } from '../../../contract/places';
import type { AudienceRule } from '../../../contract/viewersAccess';

/** What was settled about who sees what at home, for the log of who did what. */
export type ViewersNote =
  | ({ readonly type: 'viewersRuleSet'; readonly audience: Team } & AudienceRule)
  | {
      readonly type: 'viewersLinkIssued' | 'viewersLinkRevoked';
      readonly audience: Team;
      /** Whom the link was made for; "" without a name. */
      readonly name: string;
      /** Its end, Unix ms. */
      readonly untilMs: number;
    };

/** @param by the name under which it stands in the log */
export type NoteViewers = (note: ViewersNote, by: string) => void;
