import { maxPictureBytes, maxPictures } from '@/contract/limits/picture-kind'
import { contentTypes } from './content-types'
import { gatewayUnreachable } from './gateway-unreachable'
import { headerVariable } from './nginx-maps'
import { quoted } from './nginx-text'
import { partHeaders, securityHeaders } from './security-headers'
import { immutable } from './static-files'

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
  const headers = Object.entries(securityHeaders(anySite, { secure: true }))
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
recursive_error_pages on;

client_max_body_size 64k;
client_body_timeout 15s;
client_header_timeout 15s;
send_timeout 30s;

${headers.map((header) => `add_header ${header[0]} ${valueOf(header)} always;\n`).join('')}add_header Cache-Control $livery_cache always;
add_header Allow $livery_allow always;
add_header Last-Modified "";

set $livery_cache "no-cache";
set $livery_allow "";

error_page 404 $livery_missing;
error_page 405 @refused;
error_page 418 = @gateway;

if ($livery_refused) {
    return 405;
}

location / {
    client_max_body_size ${mostOfACall};
    # Here and not earlier: nginx holds a body to its limit once it has found the location.
    if ($livery_call) {
        return 418;
    }
    try_files $livery_file =404;
}
location = /healthz {
    default_type "text/plain; charset=utf-8";
    return 200 "ok\n";
}
location = /robots.txt {
    try_files /$livery_folder/robots.txt /robots.txt =404;
}
location = /manifest.webmanifest {
    try_files /$livery_folder/manifest.webmanifest =404;
}
location /assets/ {
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
    rewrite ^ /$livery_folder$livery_language/app.html break;
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
