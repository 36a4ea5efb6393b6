import { block, type Lines } from './lines';
import { viewerLocations } from './locations';
import { isLoopback, type EngineOptions } from './options';
import { originLines } from './origin';
import { pageMaps } from './pages';

const MODULE = '/usr/lib/nginx/modules/ngx_nchan_module.so';
/** Beside viewers: the publisher, pages on their way, files. */
const SPARE = 200;

const perWorker = ({ viewers, workers }: EngineOptions): number => Math.ceil((viewers * 1.25) / workers) + SPARE;

const zones = ({ perAddress }: EngineOptions): Lines => [
  'limit_conn_zone $binary_remote_addr zone=held:10m;',
  `limit_req_zone $binary_remote_addr zone=asked:10m rate=${perAddress}r/s;`,
];

const limits = ({ perAddress }: EngineOptions): Lines => [
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

const front = ({ proxy }: EngineOptions): Lines =>
  proxy === null ? [] : [`set_real_ip_from ${proxy};`, 'real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'];

const tlsLines = ({ certificate, key }: NonNullable<EngineOptions['tls']>): Lines => [
  `ssl_certificate "${certificate}";`,
  `ssl_certificate_key "${key}";`,
  'ssl_protocols TLSv1.2 TLSv1.3;',
  'ssl_session_cache shared:tls:10m;',
];

const viewersServer = (options: EngineOptions): Lines => {
  const { listen, tls } = options;
  return block('server', [
    `listen ${listen} backlog=16384 reuseport${tls === null ? '' : ' ssl http2'};`,
    ...(tls === null ? [] : tlsLines(tls)),
    ...limits(options),
    ...front(options),
    'root documents;',
    ...viewerLocations(options),
  ]);
};

const FILES = '(?:(?:(?:all|white|black)(?:-held)?|(?:(?:white|black)-held/)?past/[\\w-]+)\\.json|revoked/[\\w-]+)';

const publishServer = (options: EngineOptions): Lines => {
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

/**
 * The configuration of an engine: pushes documents by nchan, serves them and the pages as files, and takes them from
 * the show alone.
 */
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
        'application/vnd.apple.mpegurl m3u8;',
        'video/mp2t ts;',
      ]),
      'default_type application/octet-stream;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `${use}_temp_path temporary/${use};`),
      'nchan_shared_memory_size 64M;',
      'nchan_permessage_deflate_compression_window 15;',
      ...zones(options),
      ...pageMaps,
      ...originLines(options),
      ...viewersServer(options),
      ...publishServer(options),
    ]),
  ];
  return `${lines.join('\n')}\n`;
};
