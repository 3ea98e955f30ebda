import pg from 'pg'

/** A look into the database, past the api. */
export interface Tables extends AsyncDisposable {
  rows<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>
}

export const openTables = (url: string): Tables => {
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  // The server may be killed under us; the next question connects again.
  pool.on('error', () => {})
  return {
    async rows<Row extends object>(text: string, values: readonly unknown[] = []) {
      return (await pool.query<Row>(text, [...values])).rows
    },
    [Symbol.asyncDispose]: () => pool.end(),
  }
}
