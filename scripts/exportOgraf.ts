// npm run export:ograf [-- GRAPHIC ...] [--to ograf] [--lang en]: our graphics as OGraf packages for other playout
// systems, a folder each; all of them where none is named. docs/ograf.md says how they are used.
import { join } from 'node:path';
import { EXPORTED_IDS, type ExportedId } from '../graphics/air/host/fields';
import { LANGUAGES } from '../bundles/chess-match/src/texts';
import { ArgumentError, fromTheUser, readArguments } from './lib/arguments';
import { orComplain } from './lib/orComplain';
import { say } from './lib/say';
import { packGraphic } from './ograf/pack';

const isExported = (name: string): name is ExportedId => EXPORTED_IDS.some((id) => id === name);

const run = async (): Promise<void> => {
  const { positionals, values } = readArguments({
    allowPositionals: true,
    options: { to: { type: 'string', default: 'ograf' }, lang: { type: 'string', default: 'en' } },
  });
  const language = LANGUAGES.find((known) => known === values.lang);
  if (language === undefined)
    throw new ArgumentError(`There is no language "${values.lang}": ${LANGUAGES.join(', ')}.`);
  const unknown = positionals.filter((name) => !isExported(name));
  if (unknown.length > 0)
    throw new ArgumentError(`No graphic ${unknown.join(', ')} is exported. There are: ${EXPORTED_IDS.join(', ')}.`);
  const folder = fromTheUser(values.to);
  for (const graphic of positionals.length === 0 ? EXPORTED_IDS : positionals.filter(isExported)) {
    await packGraphic(graphic, join(folder, graphic), language);
    say(join(folder, graphic));
  }
};

await orComplain(run);
