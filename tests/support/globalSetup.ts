import { buildAll } from '../../scripts/lib/build';
import { needPrograms } from '../../scripts/lib/programs';

/** Before the live tests: the programs are there and what is served is built from the sources as they are. */
export default async (): Promise<void> => {
  needPrograms(
    'chromium',
    'chromium-headless-shell',
    'obs',
    'Xvfb',
    'openbox',
    'espeak-ng',
    'openssl',
    'nginx',
    'ffmpeg',
    'ffprobe',
    'pgn-extract',
    'stockfish',
    'fairy-stockfish',
    'pdftotext',
    'pdffonts',
    'pdfinfo',
  );
  await buildAll('outdated', (line) => process.stdout.write(`${line}\n`));
};
