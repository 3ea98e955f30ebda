import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the table of rates', () => {
  const parsed = async (text: string) => {
    const path = join(tmpdir(), `tax-${crypto.randomUUID()}.json`)
    await writeFile(path, text)
    return () => readConfig({ ...process.env, TAX_TABLE: path }).TAX_TABLE
  }

  it('is read from a file', async () => {
    expect((await parsed('{"FI": 25.5}'))()).toEqual({ FI: 25.5 })
  })

  it('stops the start where it cannot be used', async () => {
    for (const text of ['{', '{"Finland": 25.5}', '{"FI": 70}', '{"FI": 1.005}']) {
      expect(await parsed(text)).toThrow('TAX_TABLE')
    }
    expect(() => readConfig({ ...process.env, TAX_TABLE: '/nowhere.json' })).toThrow('TAX_TABLE')
  })
})

describe('production', () => {
  const production = {
    ...process.env,
    FANFARE_MODE: 'production',
    PUSH_DEV_ORIGIN: undefined,
    PASSWORD_MEMORY_KIB: undefined,
  }

  it('is reached over TLS, except by this machine itself', () => {
    const at = (PUBLIC_ORIGIN: string) => readConfig({ ...production, PUBLIC_ORIGIN }).PUBLIC_ORIGIN
    expect(() => at('http://fanfare.example')).toThrow('PUBLIC_ORIGIN: must be https')
    expect(() => at('http://localhost.example')).toThrow('PUBLIC_ORIGIN: must be https')
    expect(at('https://fanfare.example')).toBe('https://fanfare.example')
    expect(at('http://localhost:20000')).toBe('http://localhost:20000')
  })

  it('has an address at which somebody reads what is written to support', () => {
    expect(() => readConfig({ ...production, SUPPORT_ADDRESS: undefined })).toThrow(
      'SUPPORT_ADDRESS',
    )
  })

  it('hashes passwords with 19 MiB, and with less only where nobody else reaches us', () => {
    const with64 = (PUBLIC_ORIGIN: string) => () =>
      readConfig({ ...production, PUBLIC_ORIGIN, PASSWORD_MEMORY_KIB: '64' })
    expect(with64('http://localhost:20000')).not.toThrow()
    expect(with64('https://fanfare.example')).toThrow('PASSWORD_MEMORY_KIB')
    const { PASSWORD_MEMORY_KIB } = readConfig(production)
    expect(PASSWORD_MEMORY_KIB).toBe(19_456)
  })
})

describe('push', () => {
  const parsed = (given: NodeJS.ProcessEnv) => () => readConfig({ ...process.env, ...given })
  const live = {
    FANFARE_MODE: 'production',
    PUBLIC_ORIGIN: 'https://fanfare.example',
    PASSWORD_MEMORY_KIB: undefined,
  }

  it('stops the start when its two keys do not belong together', () => {
    const { VAPID_PUBLIC_KEY: key = '' } = process.env
    expect(parsed({})).not.toThrow()
    expect(parsed({ VAPID_PRIVATE_KEY: 'A'.repeat(42).concat('E') })).toThrow('VAPID_PRIVATE_KEY')
    expect(parsed({ VAPID_PUBLIC_KEY: key.slice(1) })).toThrow('VAPID_PUBLIC_KEY')
    expect(parsed({ VAPID_SUBJECT: 'support' })).toThrow('VAPID_SUBJECT')
  })

  it('sends to this machine only where nobody else reaches us', () => {
    const ours = 'http://127.0.0.1:20019'
    expect(parsed({ PUSH_DEV_ORIGIN: ours })).not.toThrow()
    expect(parsed({ PUSH_DEV_ORIGIN: 'https://push.example' })).toThrow('PUSH_DEV_ORIGIN')
    expect(parsed({ ...live, PUSH_DEV_ORIGIN: ours })).toThrow('PUSH_DEV_ORIGIN')
    expect(parsed({ ...live, PUSH_DEV_ORIGIN: undefined })).not.toThrow()
  })

  it('names hosts, never addresses or whole domains of the top level', () => {
    const hosts = (PUSH_HOSTS: string) => parsed({ PUSH_HOSTS })
    expect(hosts('push.example *.push.example')().PUSH_HOSTS).toHaveLength(2)
    for (const bad of ['10.0.0.1', '*.com', 'localhost', 'https://push.example', '*']) {
      expect(hosts(bad)).toThrow('PUSH_HOSTS')
    }
  })
})

describe('AUTH_SECRET', () => {
  const [first, second] = ['1'.repeat(32), '2'.repeat(32)]
  const parsed = (text: string) => () =>
    readConfig({ ...process.env, AUTH_SECRET: text }).AUTH_SECRET

  it('is one secret or several, the newest first', () => {
    expect(parsed(first)()).toEqual([first])
    expect(parsed(`${second} ${first}`)()).toEqual([second, first])
  })

  it('stops the start when one of them is short or named twice, or there is none', () => {
    for (const text of ['', ' ', 'short', `${first} short`, `${first} ${first}`]) {
      expect(parsed(text)).toThrow('AUTH_SECRET')
    }
  })
})
