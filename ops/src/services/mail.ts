import { join } from 'node:path'
import { root } from '../lib/paths.ts'
import { answers } from '../lib/wait.ts'
import type { Service } from './service.ts'

/** Our development inbox: takes mail by SMTP and shows it to people and tests over HTTP. */
export const mail: Service = {
  name: 'mail',
  ports: ['smtp', 'inbox'],

  launch: ({ ports }) => ({
    command: process.execPath,
    args: [join(root, 'ops/src/inbox/main.ts'), String(ports.smtp), String(ports.inbox)],
  }),

  ready: ({ ports }) => answers(`http://127.0.0.1:${ports.inbox}/api/messages`),

  async empty({ ports }) {
    await fetch(`http://127.0.0.1:${ports.inbox}/api/messages`, { method: 'DELETE' })
  },
}
