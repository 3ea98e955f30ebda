import pg from 'pg'

export type Database = pg.Pool
export type Transaction = pg.PoolClient

export function openDatabase(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: 12 })
  // A connection that dies is replaced when the next one is asked for. It may say so twice, at work
  // or idle, and whatever nobody hears would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** A failing COMMIT or ROLLBACK leaves the connection unknown, so it is thrown away. */
export async function transact<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const tx = await db.connect()
  let broken = true
  try {
    await tx.query(`begin; set local lock_timeout = '5s'`)
    const result = await work(tx).catch(async (error) => {
      await tx.query('rollback')
      broken = false
      throw error
    })
    await tx.query('commit')
    broken = false
    return result
  } finally {
    tx.release(broken)
  }
}
