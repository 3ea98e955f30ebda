import type { World } from './world.ts'

export interface Artefact {
  readonly kind: string
  readonly name: string
  readonly key: string
  readonly purpose: string
}

/** Every private object of this creator, apart from what a teaser is made of. */
export const gatedArtefacts = ({ tables }: World, creatorId: string) =>
  tables.rows<Artefact>(
    `select r.kind, r.name, r.key, a.purpose from media.artefacts r
     join media.assets a on a.id = r.asset_id
     where a.owner_id = $1 and a.purpose <> 'teaser' order by r.kind, r.name`,
    [creatorId],
  )

export const publicCovers = async ({ tables, stack: { env } }: World, creatorId: string) => {
  const rows = await tables.rows<{ key: string }>(
    `select v ->> 'key' as key from media.assets a cross join jsonb_array_elements(a.variants) v
     where a.owner_id = $1 and a.purpose in ('cover', 'thumbnail')`,
    [creatorId],
  )
  return rows.map(({ key }) => `${env.MEDIA_PUBLIC_ORIGIN}/${key}`)
}
