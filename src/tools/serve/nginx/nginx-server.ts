import { maxPictureBytes, maxPictures } from '@/contract/limits/picture-kind'
import { serverFiles } from '@/engine/names/server-paths'
import { contentTypes } from '@/tools/serve/content-types'
import { gatewayUnreachable } from '@/tools/serve/gateway-unreachable'
import { headerVariable } from './nginx-header-maps'
import { quoted } from './nginx-text'
import { systemDocument } from '@/tools/serve/page-addresses'
import { partHeaders, reportingHeader, securityHeaders, workerPath } from '@/tools/serve/security-headers'
import { immutable } from '@/tools/serve/static-files'
import { statusKeptFor, statusTimeout } from '@/tools/serve/system-status'

const anySite = { styleHashes: [] }
const partValues = partHeaders(anySite, { secure: true })

/** Three pictures of 5 MB each, and the other fields (2 §9). */
const mostOfACall = `${Math.ceil((maxPictures * maxPictureBytes + 64 * 1024) / (1024 * 1024))}m`

/** The value of a header: it depends on the connection, on whether the answer is a page, or on nothing. */
function valueOf([name, value]: readonly [string, string]): string {
  if (name === 'Strict-Transport-Security') return '$livery_transport'
  return partValues[name] === value ? quoted(value) : `$${headerVariable(name)}`
}

/**
 * `server.conf`: the server block. All headers are added in one place, because a location with an add_header of its own
 * would inherit none of them.
 */
export function nginxServer(): string {
  // Only some brands want reports: an empty value sends no header.
  const headers = Object.entries({ ...securityHeaders(anySite, { secure: true }), [reportingHeader]: '' })
  return String.raw`# Made by the build: how the sites are served. For a server block that sets root and $livery_gateway.
server_tokens off;
charset off;
default_type application/octet-stream;
types {
${typeLines()}}

etag on;
if_modified_since off;
# Files are small and come whole; to a part that does not exist nginx would add every header twice.
max_ranges 0;
merge_slashes off;
gzip_static on;
gzip_vary on;
gzip_proxied any;
uninitialized_variable_warn off;
absolute_redirect off;
recursive_error_pages on;

client_max_body_size 64k;
client_body_timeout 15s;
client_header_timeout 15s;
send_timeout 30s;

${headers.map((header) => `add_header ${header[0]} ${valueOf(header)} always;\n`).join('')}add_header Cache-Control $livery_cache always;
add_header Allow $livery_allow always;
add_header Last-Modified "";
add_header Retry-After $livery_retry_after always;

set $livery_cache "no-cache";
set $livery_allow "";
set $livery_told "";
set $livery_asked "";
set $livery_asked_again "";

# What an operator says by an empty file goes before what the gateway says.
if (-f $document_root/state/$livery_brand.blocked) {
    set $livery_told 2;
}
if (-f $document_root/state/$livery_brand.maintenance) {
    set $livery_told 1;
}
set $livery_worker "";

error_page 404 $livery_unanswered;
error_page 405 @refused;
error_page 418 = @gateway;

if ($livery_refused) {
    return 405;
}
if ($livery_hidden) {
    return 404;
}

location / {
    client_max_body_size ${mostOfACall};
    # Here and not earlier: nginx holds a body to its limit once it has found the location.
    if ($livery_call) {
        return 418;
    }
    if ($livery_moved) {
        return 301 $livery_moved;
    }
    auth_request ${statusPath};
    auth_request_set $livery_asked $upstream_http_x_system_status;
    auth_request_set $livery_asked_again $upstream_http_retry_after;
    try_files $livery_file =404;
}
${statusLocations}location = /healthz {
    default_type "text/plain; charset=utf-8";
    return 200 "ok\n";
}
${rootFiles()}location /assets/ {
    set $livery_cache "${immutable}";
    try_files $uri @missing;
}
location /brand/ {
    set $livery_cache "${immutable}";
    try_files /$livery_folder$uri @missing;
}
# Compressed copies are sent in the place of their files.
location ~ ^/(assets|brand)/.*\.(br|gz)$ {
    return 404;
}
location @app {
    set $livery_cache "no-cache";
    rewrite ^ /$livery_folder$livery_language/${systemDocument('notFound')}.html break;
}
location @neutral {
    set $livery_cache "no-cache";
    rewrite ^ /neutral.html break;
}
location @missing {
    set $livery_cache "no-cache";
    types { }
    default_type "text/plain; charset=utf-8";
    return 404 "Not found\n";
}
location @refused {
    set $livery_allow "GET, HEAD";
    types { }
    default_type "text/plain; charset=utf-8";
    return 405 "Method not allowed\n";
}
${gatewayLocation(headers)}location @unreachable {
    set $livery_cache "";
    types { }
    default_type "application/json";
    return 502 ${quoted(JSON.stringify(gatewayUnreachable))};
}
`
}

/** No page can have this address. */
const statusPath = '/@status'

/**
 * The gateway says in a header of its answer to the status call whether this visitor may see a page. What cannot be
 * asked is shown.
 */
const statusLocations = `location = ${statusPath} {
    internal;
    if ($livery_status_address = "") {
        return 204;
    }
    proxy_pass $livery_status_address?url=$host;
    proxy_method GET;
    proxy_pass_request_body off;
    proxy_pass_request_headers off;
    proxy_http_version 1.1;
    proxy_ssl_server_name on;
    proxy_set_header Host $proxy_host;
    proxy_set_header Connection "";
    proxy_set_header Content-Length "";
    proxy_set_header X-Forwarded-Host $host;
    proxy_set_header X-Forwarded-Proto $livery_scheme;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header merchant $livery_brand;
    proxy_set_header language EN;
    proxy_set_header module-id $livery_status_module;
    proxy_connect_timeout 1s;
    proxy_send_timeout ${statusTimeout / 1000}s;
    proxy_read_timeout ${statusTimeout / 1000}s;
    proxy_cache $livery_status_cache;
    # Without the port, which whoever asks can write as he likes: each would be asked for anew.
    proxy_cache_key "$scheme $host $remote_addr";
    proxy_cache_valid 200 ${statusKeptFor / 1000}s;
    proxy_cache_lock on;
    proxy_ignore_headers Cache-Control Expires Set-Cookie Vary X-Accel-Expires;
    proxy_intercept_errors on;
    error_page 300 301 302 303 307 308 400 401 403 404 405 429 500 502 503 504 = @unasked;
}
location @unasked {
    return 204;
}
${answeredBy('maintenance', 503, systemDocument('maintenance'))}${answeredBy('blocked', 403, systemDocument('blocked'))}${answeredBy('gone', 410, '$livery_shown')}`

/** A page in the place of the one that was asked for. */
function answeredBy(name: string, status: number, document: string): string {
  return `location @${name} {
    set $livery_cache "no-cache";
    error_page ${status} @${name}_page;
    return ${status};
}
location @${name}_page {
    rewrite ^ /$livery_folder$livery_language/${document}.html break;
}
`
}

/** The files of a brand at the root of its hosts. An unknown host has a robots.txt, and no other. */
function rootFiles(): string {
  return serverFiles
    .map((path) => {
      const shared = path === '/robots.txt' ? ` ${path}` : ''
      // The service worker has the headers of pages.
      const worker = path === workerPath ? '    set $livery_worker "page:";\n' : ''
      return `location = ${path} {\n${worker}    try_files /$livery_folder${path}${shared} =404;\n}\n`
    })
    .join('')
}

/** Where calls go on to the gateway. Its own answers get no header of the pages twice. */
function gatewayLocation(headers: readonly (readonly [string, string])[]): string {
  return `location @gateway {
    client_max_body_size ${mostOfACall};
    set $livery_cache "";
    error_page 404 @missing;
    error_page 502 504 @unreachable;
    if ($livery_disguised) {
        return 404;
    }
    if ($livery_gateway = "") {
        return 502;
    }
    proxy_pass $livery_gateway$request_uri;
    proxy_http_version 1.1;
    proxy_ssl_server_name on;
    proxy_set_header Host $proxy_host;
    proxy_set_header Connection "";
    proxy_set_header X-Forwarded-Host $http_host;
    proxy_set_header X-Forwarded-Proto $livery_scheme;
    # Whoever sends a request can write these: only what nginx knows is passed on.
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Real-IP "";
    proxy_set_header Forwarded "";
    proxy_connect_timeout 5s;
    proxy_send_timeout 30s;
    proxy_read_timeout 120s;
    proxy_redirect off;
${headers.map(([name]) => `    proxy_hide_header ${name};\n`).join('')}}
`
}

function typeLines(): string {
  return Object.entries(contentTypes)
    .map(([ending, type]) => `    ${quoted(type)} ${ending.slice(1)};\n`)
    .join('')
}
