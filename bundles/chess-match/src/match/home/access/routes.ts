import type { IncomingMessage } from 'node:http';
import { checkOf, exactly } from '../../../checks';
import { lineName } from '../../../view/seenName';
import type { Team } from '../../../contract/places';
import {
  ACCESSES,
  LONGEST_LINK_NAME,
  MOST_DELAY_SECONDS,
  MOST_LINK_HOURS,
  type ViewersLinks,
  type ViewersLinksAct,
} from '../../../contract/viewersAccess';
import { json, text } from '../../../http/reply';
import { onGet, onPost, type AnswerRow } from '../../../http/answerRow';
import { bodyOf } from '../../gate/http/bodyOf';
import { ROOT } from '../../gate/http/own';
import type { Links } from './links';
import type { NoteViewers } from './note';

export interface LinksRouteParts {
  readonly links: Links;
  readonly addresses: () => readonly string[];
  readonly note: NoteViewers;
  /** Under which name somebody stands in the log. */
  readonly nameOf: (request: IncomingMessage) => string;
}

const HOW =
  `Say {"rule": team, "access": "public" | "links" | "off", "delaySeconds": 0 to ${MOST_DELAY_SECONDS}}, ` +
  `{"issue": team, "name", "hours": 1 to ${MOST_LINK_HOURS}} or {"revoke": link}. A team is "white" or "black".`;

const team = { enum: ['white', 'black'] };
const from = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum });
const isAct = checkOf<ViewersLinksAct>({
  oneOf: [
    exactly({ rule: team, access: { enum: ACCESSES }, delaySeconds: from(0, MOST_DELAY_SECONDS) }),
    exactly({ issue: team, name: { type: 'string' }, hours: from(1, MOST_LINK_HOURS) }),
    exactly({ revoke: { type: 'string' } }),
  ],
});

/**
 * GET links: {addresses, rules, links}. POST links/act {rule: team, access, delaySeconds}, {issue: team, name, hours}
 * or {revoke: link's id}: 200 with the same, 400 for what is none of these, 404 for a link that is good no more, 409
 * for one too many.
 */
export const linksRoutes = ({ links, addresses, note, nameOf }: LinksRouteParts): readonly AnswerRow[] => {
  const list = (): ViewersLinks => ({ addresses: addresses(), rules: links.rules(), links: links.all() });
  const issue = (team: Team, said: string, hours: number, by: string): 200 | 409 => {
    const issued = links.issue(team, lineName(said, LONGEST_LINK_NAME), hours);
    if (issued === null) return 409;
    const { audience, name, untilMs } = issued;
    note({ type: 'viewersLinkIssued', audience, name, untilMs }, by);
    return 200;
  };
  const revoke = (id: string, by: string): 200 | 404 => {
    const revoked = links.revoke(id);
    if (revoked === null) return 404;
    const { audience, name, untilMs } = revoked;
    note({ type: 'viewersLinkRevoked', audience, name, untilMs }, by);
    return 200;
  };
  const done = (act: ViewersLinksAct, by: string): 200 | 404 | 409 => {
    if ('issue' in act) return issue(act.issue, act.name, act.hours, by);
    if ('revoke' in act) return revoke(act.revoke, by);
    const { rule: audience, access, delaySeconds } = act;
    links.setRule(audience, { access, delaySeconds });
    note({ type: 'viewersRuleSet', audience, access, delaySeconds }, by);
    return 200;
  };
  return [
    onGet(`${ROOT}links`, () => json(200, list())),
    onPost(`${ROOT}links/act`, async ({ request }) => {
      const act = await bodyOf(request, isAct);
      return act === null ? text(400, HOW) : json(done(act, nameOf(request)), list());
    }),
  ];
};
