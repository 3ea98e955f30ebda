import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failures } from '../failures.ts'
import { film } from '../test/films.ts'
import { probeMedia } from './probe.ts'
import { runTool, ToolFault } from './tool.ts'

let folder: string
let asked = 0
const canary = createServer((_, reply) => {
  asked++
  reply.end('#EXTM3U')
})
let address: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fanfare-tool-'))
  await new Promise<void>((ready) => canary.listen(0, '127.0.0.1', ready))
  address = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`
})
afterAll(async () => {
  canary.close()
  await rm(folder, { recursive: true, force: true })
})

const endless = ['-loglevel', 'error', '-f', 'lavfi', '-i', 'testsrc2', '-f', 'null', '-']
const tool = { program: 'ffmpeg', folder: '/tmp', seconds: 1 } as const

describe('a program', () => {
  it('is ended when it takes too long', async () => {
    await expect(runTool({ ...tool, args: endless })).rejects.toMatchObject({ why: 'too-slow' })
  })

  it('is ended when nobody wants its work any more', async () => {
    const stop = new AbortController()
    const run = runTool({ ...tool, seconds: 60, args: endless, signal: stop.signal })
    const refused = expect(run).rejects.toThrow('not wanted')
    await sleep(200)
    stop.abort(new Error('not wanted'))
    await refused
  })

  it('has only so much memory', async () => {
    const keepsAll = ['-f', 'lavfi', '-show_frames', 'color=s=4000x4000,reverse']
    const run = runTool({ ...tool, program: 'ffprobe', seconds: 30, args: keepsAll })
    const fault = await run.catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(ToolFault)
    expect(fault, 'it ended by itself').not.toMatchObject({ why: 'too-slow' })
  })
})

describe('a hostile file', () => {
  const playlist = () =>
    `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\n${address}/x.ts\n#EXT-X-ENDLIST\n`
  const concat = () => `ffconcat version 1.0\nfile '${address}/x.mp4'\n`

  it.each(['video/mp4', 'video/webm', 'video/x-msvideo', 'audio/mpeg', 'audio/ogg'])(
    'that names an address is no %s and asks nobody',
    async (type) => {
      for (const text of [playlist(), concat()]) {
        // The name a playlist would be opened by.
        const path = join(folder, 'hostile.m3u8')
        await writeFile(path, text)
        await expect(probeMedia(path, type, folder)).rejects.toThrow(failures.unreadableMedia)
      }
      expect(asked).toBe(0)
    },
  )

  it('is read by nothing but what its first bytes named', async () => {
    const path = join(folder, 'film')
    await writeFile(path, await film('320x180', 1))
    expect(await probeMedia(path, 'video/mp4', folder)).toMatchObject({ video: { width: 320 } })
    const reading = probeMedia(path, 'video/x-matroska', folder)
    await expect(reading).rejects.toThrow(failures.unreadableMedia)
  })
})
