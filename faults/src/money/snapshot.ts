import pg from 'pg'
import type { World } from './world.ts'

const processes = ['api', 'reactor', 'worker', 'realtime'] as const
const kept = 'fanfare_kept'

/** Past the database itself, which nobody may use meanwhile. */
const beside = async (url: string, ...statements: string[]) => {
  const elsewhere = new URL(url)
  elsewhere.pathname = '/postgres'
  const client = new pg.Client({ connectionString: elsewhere.href })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** Everything that is known now, to be had again as often as it is asked for. */
export const takeSnapshot = async ({ stack }: World) => {
  const { DATABASE_URL: url } = stack.env
  const stop = () => Promise.all(processes.map((one) => stack.stopProcess(one)))
  const start = () => Promise.all(processes.map((one) => stack.startProcess(one)))
  const close = 'alter database fanfare with allow_connections false'
  const end = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = 'fanfare' and usename = current_user`
  const open = 'alter database fanfare with allow_connections true'
  await stop()
  await beside(url, close, end, `create database ${kept} template fanfare`, open)
  return {
    async restore() {
      await stop()
      // Not by force, which gives up when the engine happens to vacuum there; this sends it away.
      await beside(url, close, end, 'drop database fanfare')
      await beside(url, `create database fanfare template ${kept}`)
      await start()
    },
    [Symbol.asyncDispose]: () => beside(url, `drop database ${kept}`),
  }
}
