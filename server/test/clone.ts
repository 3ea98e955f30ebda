import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { migrate } from '../src/platform/database/migrate.ts'

const at = (url: string, database: string) => {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

const asOwner = async <T>(url: string, work: (client: pg.Client) => Promise<T>) => {
  const client = new pg.Client({ connectionString: at(url, 'postgres') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const refused = '42501'

/** While the engine itself vacuums there, it may not be sent away by us; it ends in a moment. */
const drop = async (client: pg.Client, name: string) => {
  for (let left = 50; ; left--) {
    try {
      return await client.query(`drop database if exists ${name} with (force)`)
    } catch (error) {
      if (left === 0 || (error as pg.DatabaseError).code !== refused) throw error
      await sleep(100)
    }
  }
}

/** An empty database with the present schema, remade from nothing. */
export const makeTemplate = async (url: string, name: string) => {
  await asOwner(url, async (client) => {
    await drop(client, name)
    await client.query(`create database ${name}`)
  })
  await migrate(at(url, name))
  return at(url, name)
}

export const cloneDatabase = async (url: string, template: string, name: string) => {
  await asOwner(url, async (client) => {
    await drop(client, name)
    await client.query(`create database ${name} template ${template}`)
  })
  return at(url, name)
}

export const dropDatabase = (url: string, name: string) =>
  asOwner(url, (client) => drop(client, name))
