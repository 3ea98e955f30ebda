import { join } from 'node:path'
import type { Instance } from '../instance.ts'
import { root } from '../lib/paths.ts'
import { answers } from '../lib/wait.ts'
import type { Service } from './service.ts'

const subscriptions = ({ ports }: Instance) => `http://127.0.0.1:${ports.push}/subscriptions`

/** Our push service for development: takes messages as those of browsers do, and shows them to tests. */
export const push: Service = {
  name: 'push',
  ports: ['push'],

  launch: ({ ports }) => ({
    command: process.execPath,
    args: [join(root, 'ops/src/push/main.ts'), String(ports.push)],
  }),

  ready: (instance) => answers(subscriptions(instance)),

  async empty(instance) {
    await fetch(subscriptions(instance), { method: 'DELETE' })
  },
}
