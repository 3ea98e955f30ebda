import { createRequire } from 'node:module'
import { join } from 'node:path'
import { answers } from '../lib/wait.ts'
import type { Service } from './service.ts'

const resolve = createRequire(import.meta.url).resolve

export const restate: Service = {
  name: 'restate',
  ports: ['restateIngress', 'restateAdmin', 'restateNode'],

  launch(instance) {
    const { ports } = instance
    return {
      // The binary itself and not npm's wrapper, so that the pid we keep is the server's.
      command: resolve(
        `@restatedev/restate-server-${process.platform}-${process.arch}/bin/restate-server`,
      ),
      args: ['--no-logo', '--node-name', 'dev', '--base-dir', data(instance)],
      env: {
        RESTATE_DISABLE_TELEMETRY: 'true',
        RESTATE_LISTEN_MODE: 'tcp',
        RESTATE_BIND_IP: '127.0.0.1',
        RESTATE_BIND_PORT: String(ports.restateNode),
        RESTATE_ADVERTISED_ADDRESS: `http://127.0.0.1:${ports.restateNode}`,
        RESTATE_INGRESS__BIND_ADDRESS: `127.0.0.1:${ports.restateIngress}`,
        RESTATE_ADMIN__BIND_ADDRESS: `127.0.0.1:${ports.restateAdmin}`,
        RESTATE_DEFAULT_NUM_PARTITIONS: '4',
        RESTATE_ROCKSDB_TOTAL_MEMORY_SIZE: '256 MiB',
        RESTATE_WORKER__INVOKER__MEMORY_LIMIT: '256 MiB',
        RESTATE_SHUTDOWN_TIMEOUT: '8s',
        RESTATE_LOG_DISABLE_ANSI_CODES: 'true',
      },
    }
  },

  async ready({ ports }) {
    const admin = await answers(`http://127.0.0.1:${ports.restateAdmin}/health`)
    return admin && (await answers(`http://127.0.0.1:${ports.restateIngress}/restate/health`))
  },

  data,
}

function data({ folder }: { folder: string }): string {
  return join(folder, 'restate')
}
