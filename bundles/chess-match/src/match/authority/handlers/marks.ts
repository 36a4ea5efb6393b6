import type { PortHandler } from './handler';

export const markMoment: PortHandler<'markMoment'> = {
  of: 'marks',
  carryOut: ({ marks }, command) => marks.add(command),
};
export const changeMark: PortHandler<'changeMark'> = {
  of: 'marks',
  carryOut: ({ marks }, command) => marks.change(command),
};
export const dropMark: PortHandler<'dropMark'> = { of: 'marks', carryOut: ({ marks }, command) => marks.drop(command) };
