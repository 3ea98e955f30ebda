import type { Instance } from './instance.ts'
import { dataDirectory } from './services/postgres.ts'

/** Folders with everything an instance keeps on disk. The database may lie outside the checkout. */
export async function dataFolders(instance: Instance): Promise<string[]> {
  const cluster = await dataDirectory(instance)
  const isInside = cluster.startsWith(`${instance.folder}/`)
  return isInside ? [instance.folder] : [instance.folder, cluster]
}
