import { block, FOREVER, HEADERS, READ_ONLY, type Lines } from './lines';
import type { EngineOptions } from './options';
import { originLocations } from './origin';
import { pageLocations } from './pages';

/** What came through a link: nothing in between may keep it for others. */
const HOLDERS = 'add_header Cache-Control "private, no-cache";';
const HOLDERS_FOREVER = 'add_header Cache-Control "private, max-age=31536000, immutable";';

/**
 * A channel for push. From the oldest it has: an index from the newest kills nchan's worker while the channel is empty.
 */
const channel = (id: string, { pingSeconds }: EngineOptions): Lines => [
  'nchan_subscriber websocket;',
  `nchan_channel_id ${id};`,
  'nchan_channel_group live;',
  'nchan_subscriber_first_message oldest;',
  `nchan_websocket_ping_interval ${pingSeconds};`,
];

/** Not by alias: the root stays the folder in which links that have ended are looked for. */
const document = (file: string, cache: string): Lines => [
  `rewrite ^ /${file} break;`,
  'default_type application/json;',
  cache,
  ...HEADERS,
  'error_page 404 = @nothing;',
];

/** Of a signed link, as match/home/access/pass.ts has it. */
const PASS = '(?<audience>white|black)/(?<until>\\d{1,10})/(?<id>[\\w-]{1,32})/(?<signature>[\\w-]{1,64})';

/**
 * A team's room has its document while anybody is let in, be it by a link: else nobody gets anything, whatever he comes
 * with.
 */
const OPEN = 'if (!-f $document_root/$audience-held.json) { return 404; }';

/** What a link must be: made by us for this audience, not over, and not taken back. */
const signed = ({ linksKey }: EngineOptions): Lines => [
  'secure_link $signature,$until;',
  `secure_link_md5 "$until $audience $id ${linksKey}";`,
  'if ($secure_link = "") { return 403; }',
  'if ($secure_link = "0") { return 410; }',
  'if (-f $document_root/revoked/$id) { return 410; }',
];

/** Of each feed: a playlist for a moment, segments for ever; what came through a link is kept by nobody on the way. */
const FEED_FILES = [
  { file: 'av?\\.m3u8', open: 'add_header Cache-Control "public, max-age=1";', held: HOLDERS },
  { file: 'av?-\\d+\\.ts', open: FOREVER, held: HOLDERS_FOREVER },
] as const;

/** A team's picture and sound are given to whom its document is. */
const mediaLocations = (options: EngineOptions): Lines => {
  const { media } = options;
  if (media === null) return [];
  return FEED_FILES.flatMap(({ file, ...caches }) => [
    ...block(`location ~ "^/feed/all/(?<name>${file})$"`, ['rewrite ^ /feeds/open/all/$name last;']),
    ...block(`location ~ "^/feed/(?<audience>white|black)/(?<name>${file})$"`, [
      OPEN,
      'if (!-f $document_root/$audience.json) { return 403; }',
      'rewrite ^ /feeds/open/$audience/$name last;',
    ]),
    ...block(`location ~ "^/v/${PASS}/feed/(?P=audience)/(?<name>${file})$"`, [
      OPEN,
      ...signed(options),
      'rewrite ^ /feeds/held/$audience/$name last;',
    ]),
    ...(['open', 'held'] as const).flatMap((room) =>
      block(`location ~ "^/feeds/${room}/(?:all|white|black)/${file}$"`, [
        'internal;',
        `rewrite ^/feeds/${room}(/.*)$ $1 break;`,
        `root "${media}";`,
        caches[room],
        ...HEADERS,
        READ_ONLY,
      ]),
    ),
  ]);
};

/** Where a part is looked for that no document names now. */
const kept = ({ origin }: EngineOptions): string => (origin === null ? '=404' : '@kept');

/** What viewers reach: documents, channels, the past, picture and sound, the page; all of it below a link, too. */
export const viewerLocations = (options: EngineOptions): Lines => [
  ...block('location = /live/all', channel('all', options)),
  ...block('location ~ "^/live/(?<audience>white|black)$"', [
    OPEN,
    'if (!-f $document_root/$audience.json) { return 403; }',
    ...channel('$audience', options),
  ]),
  ...block(
    'location ~ "^/viewers/(?<audience>all|white|black)\\.json$"',
    document('$audience.json', 'add_header Cache-Control "public, max-age=1, stale-while-revalidate=5";'),
  ),
  ...block(`location ~ "^/v/${PASS}/live/(?P=audience)$"`, [
    OPEN,
    ...signed(options),
    ...channel('$audience-held', options),
  ]),
  ...block(`location ~ "^/v/${PASS}/viewers/(?P=audience)\\.json$"`, [
    OPEN,
    ...signed(options),
    ...document('$audience-held.json', HOLDERS),
  ]),
  ...block(`location ~ "^/v/${PASS}/viewers/past/(?<part>[\\w-]+)\\.json$"`, [
    ...signed(options),
    'default_type application/json;',
    HOLDERS_FOREVER,
    ...HEADERS,
    `try_files /$audience-held/past/$part.json /past/$part.json ${kept(options)};`,
  ]),
  ...mediaLocations(options),
  // One that lost its last slash. Where it leads is said from where it stands: what stands in front may have put
  // something before it.
  ...block(`location ~ "^/v/${PASS}$"`, ['return 308 $signature/$is_args$args;']),
  // What the rewriting below would make internal: it is reached through the addresses that look at the link first, or
  // not at all.
  ...block('location ~ "^/v/(?:white|black)/\\d+/[\\w-]+/[\\w-]+/(?:feeds|moment)(?:/|$)"', ['return 404;']),
  // The page of a link, its files, and what everybody may have.
  ...block('location ~ "^/v/(?:white|black)/\\d+/[\\w-]+/[\\w-]+(?<rest>/.*)$"', ['rewrite ^ $rest last;']),
  ...block('location ~ "^/viewers/past/(?<part>[\\w-]+)\\.json$"', [
    `try_files /past/$part.json ${kept(options)};`,
    'default_type application/json;',
    FOREVER,
    ...HEADERS,
  ]),
  // What is open to nobody has no room, and what is for holders of a link has theirs alone.
  ...block('location @nothing', [
    ...HEADERS,
    'if (-f $document_root/$audience-held.json) { return 403; }',
    'if (-f $document_root/all.json) { return 404; }',
    'add_header Retry-After 5 always;',
    'return 503 "Nothing to show yet.\\n";',
  ]),
  ...originLocations(options),
  ...pageLocations,
];
