import type { Workplace } from '../../../contract/crew';
import type { CrewNote } from '../../crew';
import type { Access } from '../../../contract/viewersAccess';
import { problemText } from '../../../texts';
import { nameIn, sentencesIn, type NoteTexts } from './words';

const SIDE = { white: 'White', black: 'Black' } as const;

const WORKPLACE: Readonly<Record<Workplace, string>> = {
  operator: 'operator',
  director: 'director',
  arbiter: 'arbiter',
  commentator: 'commentator',
  setup: 'set-up',
  obs: 'OBS',
  'obs-home': 'OBS of viewers at home',
  'obs-white': 'OBS of White’s viewers',
  'obs-black': 'OBS of Black’s viewers',
  reader: 'a program that reads',
};
const keyholder = ({ workplace, name }: CrewNote): string =>
  name === '' ? WORKPLACE[workplace] : `${WORKPLACE[workplace]} “${name}”`;

const HOME_ACCESS: Readonly<Record<Access, string>> = {
  public: 'for everybody',
  links: 'for holders of a link',
  off: 'for nobody',
};
const linkOf = (name: string): string => (name === '' ? 'a link' : `the link “${name}”`);

export const en: NoteTexts = {
  commandRefused: ({ command, problem }) =>
    `Refused: ${nameIn(command, 'en')}. ${problemText(problem, 'en')} (${problem.code})`,
  crewCodeIssued: (note) => `Crew: a code was issued for ${keyholder(note)}`,
  crewKeyGiven: (note) => `Crew: a key was given to ${keyholder(note)}`,
  crewKeyRevoked: (note) => `Crew: the key of ${keyholder(note)} was revoked`,
  crewKeyRenewed: (note) => `Crew: the key in the addresses of ${keyholder(note)} was renewed`,
  crewMachinesRight: () => 'Crew: the OBS and feeds of the teams are whose the configuration says',
  viewersRuleSet: ({ audience, access, delaySeconds }) =>
    `Viewers at home: ${SIDE[audience]}’s page is ${HOME_ACCESS[access]}${delaySeconds === 0 ? '' : `, ${delaySeconds} s later than the rest`}`,
  viewersLinkIssued: ({ audience, name }) => `Viewers at home: ${linkOf(name)} to ${SIDE[audience]}’s page was issued`,
  viewersLinkRevoked: ({ audience, name }) =>
    `Viewers at home: ${linkOf(name)} to ${SIDE[audience]}’s page was revoked`,
  ...sentencesIn('en'),
};
