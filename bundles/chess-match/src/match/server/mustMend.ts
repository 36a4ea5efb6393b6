/**
 * Something has to be mended by a person before there is any sense in a start; the message says what, where, and how.
 */
export class MustMend extends Error {
  override readonly name: string = 'MustMend';
}
