import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.ts'

export interface Site {
  listen: string
  dist: string
  api: string
  realtime: string
  /** Of one address: requests a second, how many more at once, and open sockets. */
  limits?: { rate: number; burst: number; sockets: number }
}

/** Here everybody has the same address: tests and benches would meet the limits of one. */
const unlimited = { rate: 100_000, burst: 100_000, sockets: 65_535 }

/** One template for the machine here and for the image, so that what is tested is what ships. */
export function nginxConfig(site: Site, folder: string): string {
  const { limits = unlimited } = site
  const template = readFileSync(join(root, 'ops/docker/site.conf.template'), 'utf8')
  const values: Record<string, string> = {
    LISTEN: site.listen,
    DIST: site.dist,
    API: site.api,
    REALTIME: site.realtime,
    TRUSTED: '255.255.255.255',
    RATE: String(limits.rate),
    BURST: String(limits.burst),
    SOCKETS: String(limits.sockets),
  }
  const filled = template.replace(/\$\{([A-Z]+)\}/g, (_, name) => values[name] ?? '')
  // As root the workers would become www-data, which may not walk into the checkout.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user}
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${filled}
}
`
}
