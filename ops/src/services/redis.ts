import { attempt, run } from '../lib/run.ts'
import type { Service } from './service.ts'

export const redis: Service = {
  name: 'redis',
  ports: ['redis'],
  packages: { 'redis-server': '/usr/bin/redis-server' },

  launch: ({ ports, folder }) => ({
    command: 'redis-server',
    args: [
      ...['--bind', '127.0.0.1', '--port', String(ports.redis), '--dir', folder],
      // Never the truth, so nothing is written to disk.
      ...['--save', '', '--appendonly', 'no'],
      ...['--maxmemory', '256mb', '--maxmemory-policy', 'volatile-lru'],
    ],
  }),

  async ready({ ports }) {
    const { output } = await attempt('redis-cli', ['-p', String(ports.redis), 'ping'])
    return output.trim() === 'PONG'
  },

  async empty({ ports }) {
    await run('redis-cli', ['-p', String(ports.redis), 'flushall'])
  },
}
