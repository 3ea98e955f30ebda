import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { accessLogOf, environment, s3Keys } from '../environment.ts'
import { goTool } from '../install/go.ts'
import { answers } from '../lib/wait.ts'
import type { Service } from './service.ts'

const versitygw = goTool('versitygw', 'github.com/versity/versitygw/cmd/versitygw', '1.8.0')

export const s3: Service = {
  name: 's3',
  ports: ['s3'],
  install: versitygw.install,

  async prepare(instance) {
    await mkdir(data(instance), { recursive: true })
  },

  launch: (instance) => ({
    command: versitygw.path,
    args: [
      ...['--port', `127.0.0.1:${instance.ports.s3}`, '--health', '/health'],
      // Off by default, which would cost a connection per request.
      '--keep-alive',
      // For buckets that tests make for themselves; ours have their own rules.
      ...['--cors-allow-origin', environment(instance).PUBLIC_ORIGIN],
      ...['--access-log', accessLogOf(instance.folder)],
      ...['--quiet', 'posix', data(instance)],
    ],
    env: { ROOT_ACCESS_KEY: s3Keys.access, ROOT_SECRET_KEY: s3Keys.secret },
  }),

  ready: ({ ports }) => answers(`http://127.0.0.1:${ports.s3}/health`),
  data,
}

function data({ folder }: { folder: string }): string {
  return join(folder, 's3')
}
