export { boardFile, noBoardFile } from './boardFile';
export { codesRoute } from './codesRoute';
export { deviceFile, noDeviceFile } from './deviceFile';
export { serveVenueLink, type LinkServer } from './link';
export { isKey, linkKey, newKey } from './linkKey';
export { noRulesFile, rulesFile } from './rulesFile';
export { seatsFile } from './seatsFile';
export { createSeating } from './seatTeams';
export { createVenue, type Venue, type VenuePort } from './venue';
