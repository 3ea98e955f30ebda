import { existsSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Instance } from '../instance.ts'
import { attempt, run } from '../lib/run.ts'
import { backendsGone, clusterFolder, clusterOwner } from './postgres-cluster.ts'
import type { Service } from './service.ts'

// Debian keeps the server's programs outside PATH.
const bin = '/usr/lib/postgresql/15/bin'

const settings = {
  listen_addresses: '127.0.0.1',
  // Loopback only: a socket's path may not be longer than 107 characters, checkouts may.
  unix_socket_directories: '',
  max_connections: '250',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  // Compiling a statement takes longer than running it: there are no long ones here.
  jit: 'off',
  max_wal_size: '2GB',
  shared_preload_libraries: 'pg_stat_statements',
  log_min_duration_statement: '500ms',
  timezone: 'UTC',
}

export const postgres: Service = {
  name: 'postgres',
  ports: ['postgres'],
  packages: { 'postgresql-15': `${bin}/postgres` },

  async prepare(instance) {
    const cluster = await clusterFolder(instance)
    if (existsSync(join(cluster, 'global/pg_control'))) return backendsGone(cluster)
    // Made beside and renamed, so that an interrupted initdb is never taken for a cluster.
    const fresh = `${cluster}.new`
    await rm(fresh, { recursive: true, force: true })
    const password = `${cluster}.password`
    await writeFile(password, 'postgres\n')
    await run(
      `${bin}/initdb`,
      [
        ...['-D', fresh, '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
        ...['--auth=scram-sha-256', `--pwfile=${password}`],
      ],
      { cwd: '/', ...(await clusterOwner()) },
    )
    await rm(password)
    await rename(fresh, cluster)
  },

  async launch(instance) {
    const options = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])
    const user = await clusterOwner()
    return {
      command: `${bin}/postgres`,
      args: [
        '-D',
        await clusterFolder(instance),
        '-p',
        String(instance.ports.postgres),
        ...options,
      ],
      cwd: '/',
      ...(user && { user }),
      // Fast shutdown: open connections are ended, committed work is kept.
      stopSignal: 'SIGINT',
    }
  },

  async ready({ ports }) {
    const { code } = await attempt(`${bin}/pg_isready`, [
      '-h',
      '127.0.0.1',
      '-p',
      String(ports.postgres),
    ])
    return code === 0
  },

  async provision(instance) {
    // A commit still reaches the kernel before it is acknowledged, so kill -9 loses nothing. Set
    // here and not at launch, because another use of the same instance may have started the server.
    await psql(instance, 'postgres', `alter system set fsync = ${!instance.isDisposable}`)
    await psql(instance, 'postgres', 'select pg_reload_conf()')
    const role = "select 1 from pg_roles where rolname = 'fanfare'"
    if ((await psql(instance, 'postgres', role)) !== '1') {
      await psql(instance, 'postgres', "create role fanfare login createdb password 'fanfare'")
    }
    // In the template, because pg_stat_statements needs a superuser and tests clone databases.
    for (const extension of ['citext', 'pg_trgm', 'pgcrypto', 'pg_stat_statements']) {
      await psql(instance, 'template1', `create extension if not exists ${extension}`)
    }
    // The payment provider for development shares the server and nothing else.
    for (const name of ['fanfare', 'sandbox_pay']) {
      const database = `select 1 from pg_database where datname = '${name}'`
      if ((await psql(instance, 'postgres', database)) !== '1') {
        await psql(instance, 'postgres', `create database ${name} owner fanfare`)
      }
    }
  },

  async empty(instance) {
    await psql(instance, 'postgres', 'drop database if exists fanfare with (force)')
    await psql(instance, 'postgres', 'create database fanfare owner fanfare')
  },
}

/** Where the running server has its files, by its own word. */
export const dataDirectory = (instance: Instance): Promise<string> =>
  psql(instance, 'postgres', 'show data_directory')

function psql({ ports }: Instance, database: string, statement: string): Promise<string> {
  const url = `postgres://postgres:postgres@127.0.0.1:${ports.postgres}/${database}`
  return run('psql', ['-X', '-q', '-t', '-A', '-v', 'ON_ERROR_STOP=1', '-c', statement, url], {
    env: { ...process.env, PGOPTIONS: '-c client_min_messages=warning' },
  })
}
