// npm run hall:certificate: a certificate for every address of this machine under which devices of the hall may open
// it, signed by an authority of our own, in db/venue; says what goes into cfg/venue.json and onto the devices.
import { hostname } from 'node:os';
import { join, relative } from 'node:path';
import { certifiedHosts } from '../bundles/venue/src/server/addresses';
import { readConfig } from '../bundles/venue/src/server/config';
import { makeCertificates } from './hall/certificate';
import { orEnd } from './lib/orEnd';
import { needPrograms } from './lib/programs';
import { PROJECT_FOLDER } from './lib/project';
import { say } from './lib/say';

orEnd(() => needPrograms('openssl'));
const hosts = certifiedHosts(orEnd(() => readConfig(PROJECT_FOLDER)));
const files = makeCertificates(join(PROJECT_FOLDER, 'db', 'venue'), `Chess hall, ${hostname()}`, hosts);
const inShow = (path: string): string => JSON.stringify(relative(PROJECT_FOLDER, path).split('\\').join('/'));

say(`A certificate for ${hosts.join(', ')}, good for 397 days.

Into cfg/venue.json, then start again:
  "certificate": ${inShow(files.certificate)},
  "key": ${inShow(files.key)}

Onto each device, once (docs/hall.md, "A certificate"): ${files.authority}
Keep db/venue/authority.key to yourself: whoever has it can make certificates that these devices trust.`);
