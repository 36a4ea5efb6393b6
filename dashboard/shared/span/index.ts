/** Times as people type them: read, said back in words, refused where they could mean two things. */
export { msOf, readSpan, spanText, type SpanReading } from './readSpan';
export { SpanField } from './SpanField';
export { wrongSpan } from './texts';
