import { ACCESSES, type Access } from '../../../bundles/chess-match/src/contract/viewersAccess';
import { createAccessCheck, type AccessState } from '../../../bundles/chess-match/src/match/home/access/check';
import { passPath, withoutPass } from '../../../bundles/chess-match/src/match/home/access/pass';

/** With what somebody at home asks for what White's viewers get. */
export const HOME_LINKS = [
  'no link',
  'a good link',
  'Black’s link',
  'a forged one',
  'one that is over',
  'a revoked one',
] as const;

export type HomeLink = (typeof HOME_LINKS)[number];

/** What is put before an address: "" or "v/white/...". */
export type HomePaths = Readonly<Record<HomeLink, string>>;

/** @param given good links as the server issued them */
export const homePaths = (
  given: Readonly<Record<'good' | 'black' | 'revoked', string>>,
  overSince: number,
  key: string,
): HomePaths => {
  const [last = '', ...before] = given.good.slice(0, -1).split('').toReversed();
  return {
    'no link': '',
    'a good link': given.good,
    'Black’s link': given.black,
    // The last figure of a signature has bits that say nothing: another one in the place of the first that does.
    'a forged one': `${before.slice(1).toReversed().join('')}${before[0] === 'A' ? 'B' : 'A'}${last}/`,
    'one that is over': passPath({ audience: 'white', until: overSince, id: 'before' }, key),
    'a revoked one': given.revoked,
  };
};

/** HTTP's status for a piece of White's picture that its delay still holds: it lies where nobody is served from. */
export const heldStatus = (status: number): number => (status === 200 ? 404 : status);

const KEY = 'key';
const link = (audience: 'white' | 'black', id: string, until = 2): string => passPath({ audience, until, id }, KEY);

/** HTTP's status for what White's viewers get, by who is let in and by what link one comes. */
export const homeStatuses = (): Readonly<Record<HomeLink, Readonly<Record<Access, number>>>> => {
  const paths = homePaths({ good: link('white', 'a'), black: link('black', 'b'), revoked: link('white', 'c') }, 1, KEY);
  const at = (asked: HomeLink, access: Access): number => {
    const accessState: AccessState = {
      access: { white: access, black: access },
      closed: { white: ['c'], black: [] },
      areFeedsShut: false,
    };
    return createAccessCheck(
      () => accessState,
      KEY,
      () => 1000,
    ).at('white', withoutPass(`/${paths[asked]}x`).pass);
  };
  const rows = HOME_LINKS.map((asked) => [
    asked,
    Object.fromEntries(ACCESSES.map((access) => [access, at(asked, access)])),
  ]);
  return Object.fromEntries(rows) as ReturnType<typeof homeStatuses>;
};
