import { block, HEADERS, READ_ONLY, type Lines } from './lines';
import { PAGE_HEADERS } from './pages';
import type { EngineOptions } from './options';

/** Matches that are over, of every year, with their pictures: what nobody has asked for in so long is dropped. */
const KEPT = 'keys_zone=origin:5m max_size=500m inactive=400d use_temp_path=off';

/** Of http: the match server's own listener, and where its answers are kept. */
export const originLines = ({ origin }: EngineOptions): Lines =>
  origin === null
    ? []
    : [
        ...block('upstream origin', [`server ${origin};`, 'keepalive 8;']),
        `proxy_cache_path temporary/origin ${KEPT};`,
      ];

/** Asks there, unless it was answered already. Who asks is nobody's business there, nor what else he says. */
const asked = (address: string, key: string, headers: Lines): Lines => [
  `proxy_pass http://origin${address};`,
  'proxy_http_version 1.1;',
  'proxy_pass_request_headers off;',
  'proxy_pass_request_body off;',
  'proxy_set_header Host $http_host;',
  'proxy_set_header Connection "";',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  'proxy_connect_timeout 3s;',
  'proxy_read_timeout 10s;',
  'proxy_cache origin;',
  `proxy_cache_key "${key}";`,
  // It is asked for plain text: how a viewer likes his packed is no other answer.
  'proxy_ignore_headers Vary;',
  'proxy_hide_header Vary;',
  'proxy_cache_lock on;',
  // Only while the house is away: whoever asks first after a turn would be given what was before it, however old.
  'proxy_cache_use_stale error timeout http_500 http_502 http_503 http_504;',
  ...headers.map((line) => `proxy_hide_header ${line.split(' ')[1] ?? ''};`),
  ...headers,
  READ_ONLY,
];

const MOMENT = 'match=$arg_match&turn=$arg_turn&board=$arg_board';
const TABLE = 'event=$arg_event&bom=$arg_bom';
const OEMBED = 'url=$arg_url&format=$arg_format&maxwidth=$arg_maxwidth&maxheight=$arg_maxheight';

/**
 * What is seldom asked for and comes from the match server: matches that are over, pictures of moments, and the page of
 * a moment with what previews of links read. While it is away, what was asked for before, and the page alone.
 */
export const originLocations = ({ origin }: EngineOptions): Lines => {
  if (origin === null) return [];
  const orAway = 'error_page 502 504 = @away;';
  return [
    ...block(
      'location ~ "^/viewers/(?:archive/(?:past/)?[\\w-]+\\.json|files/[\\w-]+\\.(?:json|html)|pictures/[\\w-]+/\\d+/\\d+\\.png)$"',
      [...asked('$uri', '$uri', HEADERS), orAway],
    ),
    ...block('location ~ "^/viewers/results/(?:matches|teams)\\.(?:json|csv)$"', [
      ...asked(`$uri?${TABLE}`, `$uri ${TABLE}`, HEADERS),
      orAway,
    ]),
    ...block('location = /oembed', [...asked(`/oembed?${OEMBED}`, `$scheme $http_host ${OEMBED}`, HEADERS), orAway]),
    ...block('location @kept', [
      ...asked('/viewers/archive/past/$part.json', '/viewers/archive/past/$part.json', HEADERS),
      orAway,
    ]),
    ...block('location @away', [
      ...HEADERS,
      'add_header Retry-After 5 always;',
      'return 503 "Not to be had just now.\\n";',
    ]),
    ...block('location = /', [
      'set $moment $arg_match;',
      // What a link opens is previewed by nobody.
      'if ($request_uri ~ "^/v/") { set $moment ""; }',
      'if ($moment != "") { rewrite ^ /moment last; }',
      'rewrite ^ /index.html last;',
    ]),
    ...block('location = /moment', [
      'internal;',
      ...asked(`/?${MOMENT}`, `$scheme $http_host ${MOMENT}`, PAGE_HEADERS),
      'error_page 502 503 504 = /index.html;',
    ]),
  ];
};
