/**
 * By what it is known that a request was passed on: a header, the name it came under, or the version of its protocol.
 */
export type PassedOn = 'header' | 'host' | 'protocol';
