import { freePort } from './free-port'
import { RunningNginx } from './running-nginx'

/**
 * An nginx that caches every answer for a minute, regardless of its headers, as a careless proxy would. It only gets
 * its cache key right, which includes the host.
 */
export async function cacheInFront(of: number): Promise<{ port: number; nginx: RunningNginx }> {
  const port = await freePort()
  const nginx = new RunningNginx(
    '/',
    (folder) => `error_log stderr notice;
pid "${folder}/nginx.pid";
events { worker_connections 1024; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path "${folder}/${name}";`).join('\n  ')}
  proxy_cache_path "${folder}/cache" keys_zone=sites:10m;
  upstream sites { server 127.0.0.1:${of}; keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://sites;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_cache sites;
      proxy_cache_key $scheme$host$request_uri;
      proxy_cache_valid any 1m;
      proxy_ignore_headers Cache-Control Expires;
      add_header X-Cache $upstream_cache_status always;
    }
  }
}
`,
  )
  return { port, nginx: await nginx.ready() }
}
