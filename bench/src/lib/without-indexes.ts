import type pg from 'pg'

/** Built anew at the end, which takes a fraction of keeping them up to date row by row. */
export const withoutIndexes = async (
  client: pg.Client,
  tables: readonly string[],
  fill: () => Promise<void>,
) => {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i where not i.indisunique and i.indrelid = any($1::text[]::regclass[])`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await fill()
  for (const { definition } of rows) await client.query(definition)
}
