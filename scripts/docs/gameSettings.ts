import type { AnyGameForm } from '../../bundles/chess-match/src/games/common/form';
import type { Descriptor } from '../../bundles/chess-match/src/games/common/settings';
import { GAME_FORMS } from '../../bundles/chess-match/src/games/words';
import { formatSpan } from '../../bundles/chess-match/src/view/timeText';

type Words = AnyGameForm['texts']['en'];

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

const valueText = (descriptor: Descriptor): string => {
  switch (descriptor.kind) {
    case 'whole':
      return String(descriptor.default);
    case 'span':
      return formatSpan(descriptor.default);
    case 'choice':
      return `\`${descriptor.default}\``;
    case 'switch':
      return yesNo(descriptor.default);
    case 'position':
      return 'the usual one';
  }
};

/** What new matches are offered of it. @param options the words of its choices */
const offeredText = (descriptor: Descriptor, options: Readonly<Record<string, string>>): string => {
  switch (descriptor.kind) {
    case 'whole':
      return `${descriptor.offered.from} to ${descriptor.offered.to}`;
    case 'span':
      return `${formatSpan(descriptor.offered.from)} to ${formatSpan(descriptor.offered.to)}`;
    case 'choice':
      return descriptor.of.map((value) => `\`${value}\` ${options[value] ?? ''}`).join(', ');
    case 'switch':
      return 'yes, no';
    case 'position':
      return 'FEN';
  }
};

const row = (name: string, descriptor: Descriptor, { field, option, explain }: Words): string =>
  `| ${field[name]} | \`${name}\` | ${valueText(descriptor)} | ${offeredText(descriptor, option[name] ?? {})} | ${explain[name]} |`;

const section = ({ settings, texts: { en } }: AnyGameForm): string =>
  [
    `### ${en.game}`,
    '',
    '| in the form | name | default | new matches are offered | |',
    '|---|---|---|---|---|',
    ...Object.entries(settings).map(([name, descriptor]) => row(name, descriptor, en)),
  ].join('\n');

const BEGIN = '<!-- What stands from here on is written by npm run docs:settings. -->';
const END = '<!-- To here. -->';

/** A page of docs/ with the settings of all games between its two marks. @throws where it has no marks */
export const withGameSettings = (page: string): string => {
  const [before, rest = ''] = page.split(BEGIN);
  const [, after] = rest.split(END);
  if (before === undefined || after === undefined) throw new Error(`The page lacks "${BEGIN}" or "${END}".`);
  return [before, BEGIN, '\n\n', Object.values(GAME_FORMS).map(section).join('\n\n'), '\n\n', END, after].join('');
};
