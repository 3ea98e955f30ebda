import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BatchContent } from './batch.ts'
import type { World } from './world.ts'

const patienceMs = 600_000

/** What the sweep has taken is due again in five minutes, should it die. */
const taken = `interval '6 minutes'`

/** As if more than a month had gone by for everything that was deleted, removed or used. */
const makeDue = async ({ tables }: World, deleted: readonly string[]) => {
  await tables.rows(
    `update catalog.contents set deleted_at = now() - interval '31 days', due_at = now()
     where id = any($1) and due_at > now() + ${taken}`,
    [deleted],
  )
  for (const table of ['media.assets', 'media.uploads']) {
    await tables.rows(
      `update ${table} set created_at = now() - interval '31 days', due_at = now()
       where due_at > now() + ${taken}`,
    )
  }
}

export const sweepEverything = async (world: World, contents: readonly BatchContent[]) => {
  const deleted = contents.filter(({ expected }) => expected === 'deleted').map(({ id }) => id)
  const left = `select 1 from catalog.contents where id = any($1)
    union all select 1 from media.assets where removed_at is not null or due_at is not null
    union all select 1 from media.uploads where due_at is not null`
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(200)) {
    await makeDue(world, deleted)
    if ((await world.tables.rows(left, [deleted])).length === 0) return
  }
  throw new Error('the sweep did not come to an end in ten minutes')
}

const filesUnder = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

/** What is on the store's disk, against what any row names. Parts of broken uploads count too. */
export const orphans = async ({ stack, tables }: World) => {
  const { S3_PRIVATE_BUCKET: hidden = '', S3_PUBLIC_BUCKET: shown = '' } = stack.env
  const rows = await tables.rows<{ name: string }>(
    `select $1 || '/' || key as name from media.artefacts
     union select $1 || '/' || original_key from media.assets
       where original_key is not null and purpose not in ('avatar', 'banner')
     union select $2 || '/' || (v ->> 'key') from media.assets
       cross join jsonb_array_elements(variants) v`,
    [hidden, shown],
  )
  const named = new Set(rows.map(({ name }) => name))
  const folder = join(stack.instance.folder, 's3')
  const present = (await filesUnder(folder)).filter(
    (name) => name.startsWith(`${hidden}/`) || name.startsWith(`${shown}/`),
  )
  return {
    known: present.filter((name) => named.has(name)).length,
    unknown: present.filter((name) => !named.has(name)),
    missing: [...named].filter((name) => !present.includes(name)),
  }
}
