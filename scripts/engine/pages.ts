import { ASKS_FOR_FRAME, pagePolicy, REFERRERS } from '../../bundles/chess-match/src/match/home/pageHeaders';
import { block, FOREVER, HEADERS, READ_ONLY, type Lines } from './lines';

/** For pages what the match server's own listener says of them; for their files nothing. Of http. */
export const pageMaps: Lines = [
  ...block('map $request_uri $framers', [`default "'self'";`, `"~${ASKS_FOR_FRAME.source}" "*";`]),
  ...block('map $sent_http_content_type $policy', ['default "";', `"~^text/html" "${pagePolicy('$framers')}";`]),
  ...block('map $sent_http_content_type $referrers', ['default "";', `"~^text/html" "${REFERRERS}";`]),
];

export const PAGE_HEADERS: Lines = [
  ...HEADERS,
  'add_header Content-Security-Policy $policy always;',
  'add_header Referrer-Policy $referrers always;',
];

/** The page and its files. */
export const pageLocations: Lines = [
  ...block('location /assets/', ['root pages;', FOREVER, ...HEADERS, READ_ONLY]),
  ...block('location /', [
    'root pages;',
    'index index.html;',
    'add_header Cache-Control no-cache;',
    ...PAGE_HEADERS,
    READ_ONLY,
  ]),
];
