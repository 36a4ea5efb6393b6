import { isIPv6 } from 'node:net';

/** The first half of an IPv6 address, written out. */
const networkOf = (address: string): string => {
  const [head = '', tail = ''] = address.split('::');
  const groups = (text: string): readonly string[] => text.split(':').filter((group) => group !== '');
  const missing = Math.max(0, 8 - groups(head).length - groups(tail).length);
  return [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)].slice(0, 4).join(':');
};

/** One device has one IPv4 address; of IPv6 it may use a whole /64. */
export const deviceOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1)[0] ?? '';
  return plain === '::1' || !isIPv6(plain) ? plain : networkOf(plain);
};

/** The address by which a program reaches a server on its own machine, unless it chooses another one. */
export const isOwnAddress = (device: string): boolean => device === '127.0.0.1' || device === '::1';
