import type { IncomingMessage } from 'node:http';
import { lineName } from '../../../view/seenName';
import type { Team } from '../../../contract/places';
import {
  ACCESSES,
  LONGEST_LINK_NAME,
  MOST_DELAY_SECONDS,
  MOST_LINK_HOURS,
  type ViewersLinks,
} from '../../../contract/viewersAccess';
import { fieldsOf } from '../../../http/fields';
import { json, text } from '../../../http/reply';
import { onGet, onPost, type AnswerRow } from '../../../http/table';
import { ROOT } from '../../http/own';
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

const isTeam = (value: unknown): value is Team => value === 'white' || value === 'black';
const isCount = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const accessOf = (value: unknown) => ACCESSES.find((known) => known === value);

/**
 * GET links: {addresses, rules, links}. POST links/act {rule: team, access, delaySeconds}, {issue: team, name, hours}
 * or {revoke: link's id}: 200 with the same, 400 for what is none of these, 404 for a link that is good no more, 409
 * for one too many.
 */
export const linksRoutes = ({ links, addresses, note, nameOf }: LinksRouteParts): readonly AnswerRow[] => {
  const list = (): ViewersLinks => ({ addresses: addresses(), rules: links.rules(), links: links.all() });
  const act = (said: Readonly<Record<string, unknown>>, by: string): 200 | 400 | 404 | 409 => {
    const { rule, delaySeconds, issue, name, hours, revoke } = said;
    const access = accessOf(said['access']);
    if (isTeam(rule) && access !== undefined && isCount(delaySeconds, 0, MOST_DELAY_SECONDS)) {
      links.setRule(rule, { access, delaySeconds });
      note({ type: 'viewersRuleSet', audience: rule, access, delaySeconds }, by);
      return 200;
    }
    if (isTeam(issue) && typeof name === 'string' && isCount(hours, 1, MOST_LINK_HOURS)) {
      const issued = links.issue(issue, lineName(name, LONGEST_LINK_NAME), hours);
      if (issued === null) return 409;
      const { audience, untilMs } = issued;
      note({ type: 'viewersLinkIssued', audience, name: issued.name, untilMs }, by);
      return 200;
    }
    if (typeof revoke !== 'string') return 400;
    const revoked = links.revoke(revoke);
    if (revoked === null) return 404;
    const { audience, untilMs } = revoked;
    note({ type: 'viewersLinkRevoked', audience, name: revoked.name, untilMs }, by);
    return 200;
  };
  return [
    onGet(`${ROOT}links`, () => json(200, list())),
    onPost(`${ROOT}links/act`, async ({ request }) => {
      const status = act(await fieldsOf(request), nameOf(request));
      return status === 400 ? text(status, HOW) : json(status, list());
    }),
  ];
};
