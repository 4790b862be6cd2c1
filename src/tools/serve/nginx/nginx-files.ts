import { liveMaps, nginxMaps } from './nginx-maps'
import { nginxServer } from './nginx-server'
import type { SitesFile } from '@/tools/serve/sites-file'

/** The nginx configuration of a build, by path below its folder. */
export function nginxFiles(sites: SitesFile): Record<string, string> {
  return {
    'nginx/http.conf': `# Made by the build: which host shows which merchant. For the http block.\n${nginxMaps(sites)}`,
    'nginx/live.conf': `# Made by the build: what http.conf says, for brands that are put live one by one. For the http block.\n${liveMaps(sites)}`,
    'nginx/server.conf': nginxServer(),
    'nginx/brotli.conf': '# For the server block of an nginx that has the module brotli_static.\nbrotli_static on;\n',
    'nginx/nginx.conf': nginxAlone(false),
    'nginx/nginx-brotli.conf': nginxAlone(true),
  }
}

/** Debian's folder of modules; load_module would otherwise look below the build's folder. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Below the build's folder. */
export const pidFileName = 'nginx/nginx.pid'

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** The configuration of a standalone nginx, independent of the system's own. */
function nginxAlone(hasBrotli: boolean): string {
  return `# Made by the build: serves it on port 8080, with npm start's sandbox as the gateway.
#   nginx -p <this build's folder> -c nginx/nginx${hasBrotli ? '-brotli' : ''}.conf
${hasBrotli ? `load_module ${brotliModule};\n` : ''}worker_processes auto;
# What nginx writes lies beside this file, in no place that a request reaches.
pid ${pidFileName};
error_log stderr;

events {
    worker_connections 1024;
}

http {
    access_log off;
${temporary.map((name) => `    ${name}_temp_path nginx/${name}_temp;\n`).join('')}
    # Bodies and answers stay in memory: the next build replaces this folder, also under an nginx that runs.
    client_body_buffer_size 64k;
    proxy_max_temp_file_size 0;

    sendfile on;
    tcp_nopush on;
    keepalive_timeout 65s;

    include http.conf;
    proxy_cache_path nginx/status keys_zone=livery_status:2m max_size=16m inactive=1m use_temp_path=off;

    server {
        listen 127.0.0.1:8080 default_server;
        root .;
        set $livery_gateway "http://127.0.0.1:4173";
        set $livery_status_cache livery_status;
        include server.conf;
${hasBrotli ? '        include brotli.conf;\n' : ''}    }
}
`
}
