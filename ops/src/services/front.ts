import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../lib/paths.ts'
import { listens } from '../lib/wait.ts'
import { nginxConfig } from './front-config.ts'
import type { Service } from './service.ts'

export const front: Service = {
  name: 'front',
  ports: ['web'],
  packages: { nginx: '/usr/sbin/nginx' },

  async prepare(instance) {
    const folder = data(instance)
    await mkdir(folder, { recursive: true })
    const site = {
      listen: `127.0.0.1:${instance.ports.web}`,
      dist: join(root, 'web/dist'),
      api: `127.0.0.1:${instance.ports.api}`,
      realtime: `127.0.0.1:${instance.ports.realtime}`,
    }
    await writeFile(join(folder, 'nginx.conf'), nginxConfig(site, folder))
  },

  launch: (instance) => ({
    command: '/usr/sbin/nginx',
    args: ['-p', data(instance), '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off;'],
  }),

  ready: ({ ports }) => listens(ports.web),
  data,
}

function data({ folder }: { folder: string }): string {
  return join(folder, 'front')
}
