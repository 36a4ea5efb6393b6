import type { Team } from '../../bundles/chess-match/src/contract/places';
import type {
  Access,
  ViewersLink,
  ViewersLinks,
  ViewersLinksAct,
} from '../../bundles/chess-match/src/contract/viewersAccess';
import type { TestServer } from './server';

/** POST /chess-match/links/act. @throws where it is refused */
export const actOnLinks = async ({ url }: Pick<TestServer, 'url'>, act: ViewersLinksAct): Promise<ViewersLinks> => {
  const response = await fetch(`${url}/chess-match/links/act`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(act),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as ViewersLinks;
};

export const setAccess = (server: Pick<TestServer, 'url'>, rule: Team, access: Access): Promise<ViewersLinks> =>
  actOnLinks(server, { rule, access, delaySeconds: 0 });

/** A link that is good for an hour. */
export const issueLink = async (server: Pick<TestServer, 'url'>, issue: Team): Promise<ViewersLink> => {
  const [link] = (await actOnLinks(server, { issue, name: 'club', hours: 1 })).links;
  if (link === undefined) throw new Error('No link was issued.');
  return link;
};
