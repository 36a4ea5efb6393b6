import type { PortHandler } from './handler';

export const issueDeviceCode: PortHandler<'issueDeviceCode'> = {
  of: 'venue',
  carryOut: ({ venue }, command) => venue.issue(command),
};

export const dropDeviceCode: PortHandler<'dropDeviceCode'> = {
  of: 'venue',
  carryOut: ({ venue }, { code }) => venue.dropCode(code),
};

export const renameDevice: PortHandler<'renameDevice'> = {
  of: 'venue',
  carryOut: ({ venue }, { device, name }) => venue.rename(device, name),
};

export const moveDevice: PortHandler<'moveDevice'> = {
  of: 'venue',
  carryOut: ({ venue }, { device, place }) => venue.move(device, place),
};

export const identifyDevice: PortHandler<'identifyDevice'> = {
  of: 'venue',
  carryOut: ({ venue }, { device }) => venue.identify(device),
};

export const revokeDevice: PortHandler<'revokeDevice'> = {
  of: 'venue',
  carryOut: ({ venue }, { device }) => venue.revoke(device),
};

export const setDeviceInPlay: PortHandler<'setDeviceInPlay'> = {
  of: 'venue',
  carryOut: ({ venue }, { device, inPlay }) => venue.setInPlay(device, inPlay),
};

export const assignBoard: PortHandler<'assignBoard'> = {
  of: 'venue',
  carryOut: ({ venue }, { serial, place, board }) => venue.assignBoard(serial, place, board),
};

export const setHallRules: PortHandler<'setHallRules'> = {
  of: 'venue',
  carryOut: ({ venue }, { entry, draftSeenBy, analysisOnProgram, analysisDelayMin }) =>
    venue.setRules({ entry, draftSeenBy, analysisOnProgram, analysisDelayMin }),
};
