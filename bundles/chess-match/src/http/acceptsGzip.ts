import type { IncomingHttpHeaders } from 'node:http';

const weightOf = (parameters: readonly string[]): number => {
  const [, weight = '1'] =
    parameters.map((parameter) => /^q=(.*)$/.exec(parameter)).find((found) => found !== null) ?? [];
  return Number(weight);
};

/**
 * Whether an answer may be packed: gzip is named, or "*" where it is not, and not with a weight of nought (RFC 9110
 * 12.5.3).
 */
export const acceptsGzip = (headers: IncomingHttpHeaders): boolean => {
  const asked = String(headers['accept-encoding'] ?? '').toLowerCase();
  const weights = new Map(
    asked.split(',').map((coding) => {
      const [name = '', ...parameters] = coding.split(';').map((part) => part.trim());
      return [name, weightOf(parameters)];
    }),
  );
  return (weights.get('gzip') ?? weights.get('*') ?? 0) > 0;
};
