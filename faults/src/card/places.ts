import { spawn } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Stack } from '@fanfare/ops'
import type { Finder } from './marks.ts'

/** Longer than any way of writing the number, so that none is cut in two. */
const overlap = 64

const foundIn = async (bytes: Readable, find: Finder): Promise<boolean> => {
  let before = Buffer.alloc(0)
  for await (const part of bytes) {
    const seen = Buffer.concat([before, part as Buffer])
    if (find(seen)) return true
    before = seen.subarray(-overlap)
  }
  return false
}

const dump = (url: string, find: Finder): Promise<boolean> => {
  const child = spawn('pg_dump', ['--inserts', url], { stdio: ['ignore', 'pipe', 'inherit'] })
  return foundIn(child.stdout, find)
}

/** Every table of ours, and those of the provider for development, which keeps none either. */
export const databasesWith = async ({ env }: Stack, find: Finder): Promise<string[]> => {
  const provider = new URL(env.DATABASE_URL)
  provider.pathname = '/sandbox_pay'
  const urls = [env.DATABASE_URL, provider.href]
  const found = await Promise.all(urls.map((url) => dump(url, find)))
  return urls.filter((_, at) => found[at]).map((url) => new URL(url).pathname)
}

/** Every log and every file of every service, as the bytes lie on disk. */
export const filesWith = async ({ instance }: Stack, find: Finder) => {
  const entries = await readdir(instance.folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const found: string[] = []
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name)
    const has = await foundIn(createReadStream(path), find).catch(() => false)
    if (has) found.push(path.slice(instance.folder.length + 1))
  }
  return { searched: files.length, found }
}
