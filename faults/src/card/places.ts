import { spawn } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { dataFolders, type Stack } from '@fanfare/ops'
import type { Finder } from './finder.ts'

/** Longer than any way of writing the number, so that none is cut in two. */
const overlap = 64

/** Looks with all of them at once; answers which found something. */
const foundIn = async (bytes: Readable, finders: readonly Finder[]): Promise<boolean[]> => {
  const found = finders.map(() => false)
  let before = Buffer.alloc(0)
  for await (const part of bytes) {
    const seen = Buffer.concat([before, part as Buffer])
    for (const [at, find] of finders.entries()) found[at] ||= find(seen)
    before = seen.subarray(-overlap)
  }
  return found
}

const printedBy = async (command: string, args: string[], finders: readonly Finder[]) => {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  const ended = new Promise<number | null>((end, fail) => {
    child.on('error', fail)
    child.on('close', end)
  })
  const found = await foundIn(child.stdout, finders)
  const code = await ended
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${said}`)
  return found
}

/** For each finder the places where it found something. */
type Found = readonly string[][]

const collect = (finders: readonly Finder[]) => {
  const found: string[][] = finders.map(() => [])
  return {
    found,
    add: (place: string, hits: readonly boolean[]) => {
      for (const [at, hit] of hits.entries()) if (hit) found[at]?.push(place)
    },
  }
}

/** Every table of ours, and those of the provider for development, which keeps none either. */
export const inDatabases = async ({ env }: Stack, finders: readonly Finder[]): Promise<Found> => {
  const provider = new URL(env.DATABASE_URL)
  provider.pathname = '/sandbox_pay'
  const { found, add } = collect(finders)
  for (const url of [env.DATABASE_URL, provider.href]) {
    add(new URL(url).pathname, await printedBy('pg_dump', ['--inserts', url], finders))
  }
  return found
}

const redis = ({ env }: Stack, finders: readonly Finder[], ...args: string[]) =>
  printedBy('redis-cli', ['-u', env.REDIS_URL, ...args], finders)

export const writeToRedis = async (stack: Stack, digits: string) => {
  await redis(stack, [], 'set', 'planted', digits)
}

/** Everything Redis holds, of which nothing is ever on disk. */
export const inRedis = async (stack: Stack, finders: readonly Finder[]): Promise<Found> => {
  const { found, add } = collect(finders)
  await redis(stack, [], 'config', 'set', 'rdbcompression', 'no')
  add('redis', await redis(stack, finders, '--rdb', '-'))
  return found
}

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/**
 * Every log and every file of every service, as the bytes lie on disk. A file that cannot be read
 * is an error, unless its service removed it meanwhile.
 */
export const inFiles = async ({ instance }: Stack, finders: readonly Finder[]) => {
  const { found, add } = collect(finders)
  const searched: string[] = []
  for (const folder of await dataFolders(instance)) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
      const path = join(parentPath, name)
      try {
        add(path, await foundIn(createReadStream(path), finders))
        searched.push(path)
      } catch (error) {
        if (!isGone(error)) throw error
      }
    }
  }
  return { found, searched }
}
