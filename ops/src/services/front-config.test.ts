import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listens } from '../lib/wait.ts'
import { nginxConfig } from './front-config.ts'

const burst = 10
let api: Server
let nginx: ChildProcess
let folder: string
let origin: string

const freePort = async () => {
  const probe = createSocket().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

beforeAll(async () => {
  api = createServer((_, reply) => reply.end('{}')).listen(0, '127.0.0.1')
  await once(api, 'listening')
  folder = await mkdtemp(join(tmpdir(), 'front-'))
  await mkdir(join(folder, 'dist/assets'), { recursive: true })
  await writeFile(join(folder, 'dist/assets/app.js'), '1')
  const behind = `127.0.0.1:${(api.address() as AddressInfo).port}`
  const port = await freePort()
  const site = {
    listen: `127.0.0.1:${port}`,
    dist: join(folder, 'dist'),
    api: behind,
    realtime: behind,
    limits: { rate: 1, burst, sockets: 2 },
  }
  await writeFile(join(folder, 'nginx.conf'), nginxConfig(site, folder))
  nginx = spawn(
    '/usr/sbin/nginx',
    ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off;'],
    { stdio: 'ignore' },
  )
  while (!(await listens(port))) await new Promise((resolve) => setTimeout(resolve, 20))
  origin = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  nginx.kill()
  await once(nginx, 'exit')
  api.close()
  await rm(folder, { recursive: true })
})

describe('the front', () => {
  it('lets one address ask for so much at once and says the rest is too many', async () => {
    const began = performance.now()
    const replies = await Promise.all(
      Array.from({ length: 60 }, () => fetch(`${origin}/api/content`)),
    )
    const seconds = (performance.now() - began) / 1000
    const passed = replies.filter(({ status }) => status === 200).length
    expect(passed).toBeGreaterThan(burst)
    expect(passed).toBeLessThanOrEqual(burst + 2 + seconds)
    const refused = replies.find(({ status }) => status === 429)
    expect(refused?.headers.get('content-type')).toBe('application/problem+json')
    expect(await refused?.json()).toMatchObject({ code: 'request.too-many', retryAfter: 5 })
  })

  it('starts without limits too, as it does on this machine', async () => {
    const behind = '127.0.0.1:1'
    const site = { listen: '127.0.0.1:1', dist: folder, api: behind, realtime: behind }
    await writeFile(join(folder, 'unlimited.conf'), nginxConfig(site, folder))
    const args = ['-t', '-p', folder, '-c', 'unlimited.conf', '-e', 'stderr']
    const [code] = await once(spawn('/usr/sbin/nginx', args, { stdio: 'ignore' }), 'exit')
    expect(code).toBe(0)
  })

  it('counts no built files', async () => {
    const replies = await Promise.all(
      Array.from({ length: 60 }, () => fetch(`${origin}/assets/app.js`)),
    )
    expect(replies.filter(({ status }) => status !== 200)).toEqual([])
  })
})
