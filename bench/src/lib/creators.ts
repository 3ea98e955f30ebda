import pg from 'pg'

/** Enough creators with pictures that a page of fifty is one of many. */
export const fillCreators = async (url: string, count: number) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const id = (kind: string) => `md5('${kind}' || n)::uuid`
  await client.query(`
    insert into media.assets
      (id, owner_id, purpose, upload_id, original_key, status, width, height, variants, placeholder, created_at, finished_at)
    select ${id('asset')}, ${id('account')}, 'avatar', ${id('upload')}, 'uploads/' || n, 'ready', 512, 512,
      (select jsonb_agg(jsonb_build_object('width', w, 'key', 'avatars/' || md5(n::text || w) || '-' || w || '.webp', 'bytes', 9000))
         from unnest(array[64, 128, 256, 512]) w),
      'data:image/webp;base64,' || repeat(md5(n::text), 6), now(), now()
    from generate_series(1, ${count}) n`)
  await client.query(`
    insert into profiles.profiles
      (account_id, username, display_name, bio, creator_since, is_confirmed, picture_asset_id, joined_at, updated_at)
    select ${id('account')}, 'creator_' || n, 'Creator ' || n, repeat('Paints weather. ', 5),
      now() - n * interval '1 minute', true, ${id('asset')}, now(), now()
    from generate_series(1, ${count}) n`)
  await client.query('analyze profiles.profiles, media.assets')
  await client.end()
}
