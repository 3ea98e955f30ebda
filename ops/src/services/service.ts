import type { Instance, PortName } from '../instance.ts'
import type { Launch } from '../lib/background.ts'

/** What a service must say about itself; a new one is a new file and a line in `index.ts`. */
export interface Service {
  name: string
  ports: PortName[]
  /** Debian packages it needs, each with a command or file that shows that it is there. */
  packages?: Record<string, string>
  /** What it needs beyond packages; must be quick when already there. */
  install?(): Promise<void>
  /** Before it starts: folders, configuration files. */
  prepare?(instance: Instance): Promise<void>
  launch(instance: Instance): Launch | Promise<Launch>
  ready(instance: Instance): Promise<boolean>
  /** It runs, but on code of ours that has changed since: it is started anew. */
  isStale?(instance: Instance): Promise<boolean>
  /** After it is ready, at every start: roles, buckets. Must be repeatable. */
  provision?(instance: Instance): Promise<void>
  /** Back to empty, while it runs; without it the service is stopped and `data` removed. */
  empty?(instance: Instance): Promise<void>
  data?(instance: Instance): string
}
