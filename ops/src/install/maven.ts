import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cache } from '../lib/paths.ts'
import { timed } from '../lib/print.ts'
import { run } from '../lib/run.ts'

export interface Coordinates {
  group: string
  artifact: string
  version: string
}

/** Named, so that the same one is used whatever a machine's Maven would choose. */
const copy = 'org.apache.maven.plugins:maven-dependency-plugin:2.8:copy-dependencies'

/** A Java library with everything it needs, kept in the cache by version. */
export function mavenLibrary({ group, artifact, version }: Coordinates) {
  const home = join(cache, `${artifact}-${version}`)
  async function install(): Promise<void> {
    if (existsSync(home)) return
    console.log(`fetching ${artifact} ${version}, which takes a minute the first time ...`)
    // Filled beside and renamed, so that an interrupted copy is never taken for a whole one.
    const fresh = await mkdtemp(join(cache, `${artifact}-`))
    const project = join(fresh, 'pom.xml')
    await writeFile(project, pom({ group, artifact, version }))
    await timed(`fetched ${artifact} ${version}`, () =>
      run('mvn', ['-B', '-q', '-f', project, copy, `-DoutputDirectory=${join(fresh, 'lib')}`]),
    )
    await rm(home, { recursive: true, force: true })
    await rename(fresh, home)
  }
  return { classPath: join(home, 'lib/*'), install }
}

const pom = ({ group, artifact, version }: Coordinates) => `<project>
  <modelVersion>4.0.0</modelVersion>
  <groupId>fanfare</groupId>
  <artifactId>${artifact}-library</artifactId>
  <version>1</version>
  <dependencies>
    <dependency>
      <groupId>${group}</groupId>
      <artifactId>${artifact}</artifactId>
      <version>${version}</version>
    </dependency>
  </dependencies>
</project>
`
