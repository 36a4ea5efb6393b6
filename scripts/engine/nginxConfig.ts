/** What an engine's nginx is told. Paths in it are relative to the folder it is started in (`nginx -p FOLDER`). */
export interface EngineOptions {
  /** Where viewers come: "0.0.0.0:443". */
  readonly listen: string;
  /** Where the show publishes: "127.0.0.1:9601". By TLS where viewers come by it and this is not the machine itself. */
  readonly publish: string;
  readonly tls: { readonly certificate: string; readonly key: string } | null;
  /** By which the show is known. */
  readonly publishKey: string;
  /** By which links are signed. */
  readonly linksKey: string;
  /** Whom the workers run as where nginx is started by root; null: as they are started. */
  readonly user: string | null;
  readonly workers: number;
  /** How many are held at once. */
  readonly viewers: number;
  /** How many of them from one address: a house or a mobile network is one. */
  readonly perAddress: number;
  /** What stands in front and says in X-Forwarded-For who asks; null: nothing does. */
  readonly proxy: string | null;
  /** Whoever does not answer twice at this distance is let go: he does not read either. */
  readonly pingSeconds: number;
}

const MODULE = '/usr/lib/nginx/modules/ngx_nchan_module.so';
/** Beside viewers: the publisher, pages on their way, files. */
const SPARE = 200;

export const isLoopback = (address: string): boolean => /^(127\.\d+\.\d+\.\d+|localhost|\[::1\]):\d+$/.test(address);

const perWorker = ({ viewers, workers }: EngineOptions): number => Math.ceil((viewers * 1.25) / workers) + SPARE;

/** What its address says for ever. */
const FOREVER = 'add_header Cache-Control "public, max-age=31536000, immutable";';

const HEADERS = [
  'add_header Access-Control-Allow-Origin * always;',
  'add_header X-Content-Type-Options nosniff always;',
];

const zones = ({ perAddress }: EngineOptions): readonly string[] => [
  'limit_conn_zone $binary_remote_addr zone=held:10m;',
  `limit_req_zone $binary_remote_addr zone=asked:10m rate=${perAddress}r/s;`,
];

const limits = ({ perAddress }: EngineOptions): readonly string[] => [
  'limit_conn_status 429;',
  'limit_req_status 429;',
  `limit_conn held ${perAddress};`,
  `limit_req zone=asked burst=${perAddress * 2} nodelay;`,
  // Slow headers, slow bodies, slow readers: each is let go.
  'client_header_timeout 10s;',
  'client_body_timeout 10s;',
  'send_timeout 15s;',
  'keepalive_timeout 20s;',
  'reset_timedout_connection on;',
  'large_client_header_buffers 4 8k;',
  'client_max_body_size 1k;',
];

const front = ({ proxy }: EngineOptions): readonly string[] =>
  proxy === null ? [] : [`set_real_ip_from ${proxy};`, 'real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'];

const tlsLines = ({ certificate, key }: NonNullable<EngineOptions['tls']>): readonly string[] => [
  `ssl_certificate "${certificate}";`,
  `ssl_certificate_key "${key}";`,
  'ssl_protocols TLSv1.2 TLSv1.3;',
  'ssl_session_cache shared:tls:10m;',
];

const block = (head: string, lines: readonly string[]): readonly string[] => [
  `${head} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
];

/** A channel for push. From the oldest it has: an index from the newest kills nchan's worker while the channel is empty. */
const channel = (id: string, { pingSeconds }: EngineOptions): readonly string[] => [
  'nchan_subscriber websocket;',
  `nchan_channel_id ${id};`,
  'nchan_channel_group live;',
  'nchan_subscriber_first_message oldest;',
  `nchan_websocket_ping_interval ${pingSeconds};`,
];

/** Not by alias: the root stays the folder in which links that have ended are looked for. */
const document = (file: string, cache: string): readonly string[] => [
  `rewrite ^ /${file} break;`,
  'default_type application/json;',
  `add_header Cache-Control "${cache}";`,
  ...HEADERS,
  'error_page 404 = @nothing;',
];

/** Of a signed link, as match/viewers/access/pass.ts has it. */
const PASS = '(?<audience>white|black)/(?<until>\\d{1,10})/(?<id>[\\w-]{1,32})/(?<signature>[\\w-]{1,64})';

/** What a link must be: made by us for this audience, not over, and not taken back. */
const signed = ({ linksKey }: EngineOptions): readonly string[] => [
  'secure_link $signature,$until;',
  `secure_link_md5 "$until $audience $id ${linksKey}";`,
  'if ($secure_link = "") { return 403; }',
  'if ($secure_link = "0") { return 410; }',
  'if (-f $document_root/revoked/$id) { return 410; }',
];

const viewersServer = (options: EngineOptions): readonly string[] => {
  const { listen, tls } = options;
  return block('server', [
    `listen ${listen} backlog=16384 reuseport${tls === null ? '' : ' ssl http2'};`,
    ...(tls === null ? [] : tlsLines(tls)),
    ...limits(options),
    ...front(options),
    'root documents;',
    ...block('location = /live/all', channel('all', options)),
    ...block('location ~ "^/live/(?<audience>white|black)$"', [
      'if (!-f $document_root/$audience.json) { return 403; }',
      ...channel('$audience', options),
    ]),
    ...block(
      'location ~ "^/viewers/(?<audience>all|white|black)\\.json$"',
      document('$audience.json', 'public, max-age=1, stale-while-revalidate=5'),
    ),
    ...block(`location ~ "^/v/${PASS}/live/(?P=audience)$"`, [
      ...signed(options),
      ...channel('$audience-held', options),
    ]),
    ...block(`location ~ "^/v/${PASS}/viewers/(?P=audience)\\.json$"`, [
      ...signed(options),
      ...document('$audience-held.json', 'private, no-cache'),
    ]),
    ...block(`location ~ "^/v/${PASS}/viewers/past/(?<part>[\\w-]+)\\.json$"`, [
      ...signed(options),
      'default_type application/json;',
      'add_header Cache-Control "private, max-age=31536000, immutable";',
      ...HEADERS,
      'try_files /$audience-held/past/$part.json /past/$part.json =404;',
    ]),
    // The page of a link, its files, and what everybody may have.
    ...block('location ~ "^/v/(?:white|black)/\\d+/[\\w-]+/[\\w-]+(?<rest>/.*)$"', ['rewrite ^ $rest last;']),
    ...block('location ~ "^/viewers/(?<part>past/[\\w-]+)\\.json$"', [
      'rewrite ^ /$part.json break;',
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
    ...block('location /assets/', ['root pages;', FOREVER, ...HEADERS]),
    ...block('location /', [
      'root pages;',
      'index index.html;',
      'add_header Cache-Control no-cache;',
      ...HEADERS,
      'limit_except GET { deny all; }',
    ]),
  ]);
};

const FILES = '(?:(?:(?:all|white|black)(?:-held)?|(?:(?:white|black)-held/)?past/[\\w-]+)\\.json|revoked/[\\w-]+)';

const publishServer = (options: EngineOptions): readonly string[] => {
  const { publish, tls, publishKey } = options;
  const isSecure = tls !== null && !isLoopback(publish);
  return block('server', [
    `listen ${publish}${isSecure ? ' ssl' : ''};`,
    ...(isSecure ? tlsLines(tls) : []),
    'client_max_body_size 2m;',
    `if ($http_authorization != "Bearer ${publishKey}") { return 403; }`,
    ...block('location ~ "^/publish/((?:all|white|black)(?:-held)?)$"', [
      'nchan_publisher http;',
      'nchan_channel_id $1;',
      'nchan_channel_group live;',
      // Documents are whole: of an older one, perhaps of another match, nobody has any use.
      'nchan_message_buffer_length 1;',
      'nchan_message_timeout 6h;',
      'nchan_deflate_message_for_websocket on;',
    ]),
    ...block(`location ~ "^/files/${FILES}$"`, [
      'rewrite ^/files(/.*)$ $1 break;',
      'root documents;',
      'dav_methods PUT DELETE;',
      'create_full_put_path on;',
      'limit_except PUT DELETE { deny all; }',
    ]),
    ...block('location = /viewers', ['nchan_stub_status;']),
    ...block('location = /connections', [`add_header X-Most ${options.viewers};`, 'stub_status;']),
  ]);
};

/** The configuration of an engine: pushes documents by nchan, serves them and the pages as files, and takes them from the show alone. */
export const nginxConfig = (options: EngineOptions): string => {
  const { user, workers } = options;
  const connections = perWorker(options);
  const lines = [
    '# Made by npm run site:nginx. It holds keys: for the eyes of nginx alone.',
    `load_module ${MODULE};`,
    ...(user === null ? [] : [`user ${user};`]),
    `worker_processes ${workers};`,
    `worker_rlimit_nofile ${connections + 1000};`,
    'pid nginx.pid;',
    // Neither who is refused nor what is not there: strangers would fill the disk.
    'error_log error.log crit;',
    ...block('events', [`worker_connections ${connections};`, 'multi_accept on;']),
    ...block('http', [
      'access_log off;',
      'server_tokens off;',
      'etag on;',
      'tcp_nodelay on;',
      'gzip on;',
      'gzip_vary on;',
      'gzip_comp_level 4;',
      'gzip_types application/json text/css text/javascript application/javascript image/svg+xml;',
      ...block('types', [
        'text/html html;',
        'text/css css;',
        'text/javascript js mjs;',
        'application/json json;',
        'application/manifest+json webmanifest;',
        'image/svg+xml svg;',
        'image/png png;',
        'font/woff2 woff2;',
      ]),
      'default_type application/octet-stream;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `${use}_temp_path temporary/${use};`),
      'nchan_shared_memory_size 64M;',
      'nchan_permessage_deflate_compression_window 15;',
      ...zones(options),
      ...viewersServer(options),
      ...publishServer(options),
    ]),
  ];
  return `${lines.join('\n')}\n`;
};
