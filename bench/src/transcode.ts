import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { runningPid, startStack } from '@fanfare/ops'
import {
  acceptUpload,
  checkArrived,
  readAssets,
  sendFile,
} from '../../server/src/domains/media/index.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { openPlatform } from '../../server/src/platform/platform.ts'
import { newcomer } from '../../server/test/newcomer.ts'
import { finish, interleave, median } from './lib/figure.ts'
import { bareTranscode } from './lib/ladder-pass.ts'
import { familyCpuSeconds } from './lib/load.ts'

const rounds = 7
const seconds = 20

const makeSource = async (path: string) => {
  await promisify(execFile)('ffmpeg', [
    ...['-loglevel', 'error', '-y', '-f', 'lavfi', '-i', `testsrc2=s=1920x1080:r=30:d=${seconds}`],
    ...['-f', 'lavfi', '-i', `sine=d=${seconds}`, '-c:v', 'libx264', '-preset', 'veryfast'],
    ...['-crf', '18', '-g', '60', '-pix_fmt', 'yuv420p', '-c:a', 'aac', path],
  ])
}

const folder = await mkdtemp(join(tmpdir(), 'fanfare-bench-'))
const source = join(folder, 'source.mp4')
await makeSource(source)
const bytes = await readFile(source)

await using stack = await startStack('bench', {
  processes: ['reactor', 'worker'],
  environment: { MEDIA_SLOTS: '1' },
})
const platform = await openPlatform(readConfig(stack.env), 'bench')
await platform.storage.prepare()
const scope = await newcomer(platform, 'creator')
const worker = runningPid(stack.instance, 'worker') ?? 0
const firstShares: number[] = []

/** CPU-seconds of the worker and its programs, from the accepted file to everything made of it. */
const ourTranscode = async (): Promise<number> => {
  const file = { purpose: 'video', name: 'source.mp4', type: 'video/mp4', bytes } as const
  const arrival = await checkArrived(scope, await sendFile(scope, file))
  const before = await familyCpuSeconds(worker)
  const accepted = { ownerId: scope.actor.accountId, purpose: 'video', arrival } as const
  const id = await scope.transact((tx) => acceptUpload(tx, accepted, scope.now()))
  for (let first: number | null = null; ; await sleep(20)) {
    const asset = (await readAssets(scope.db, [id])).get(id)
    if (asset?.status === 'failed') throw new Error(asset.failure ?? 'it failed')
    if (first === null && asset?.playable) first = (await familyCpuSeconds(worker)) - before
    if (asset?.status !== 'ready') continue
    const whole = (await familyCpuSeconds(worker)) - before
    firstShares.push((first ?? whole) / whole)
    return whole
  }
}

try {
  const ladder = await interleave(rounds, ourTranscode, () => bareTranscode(source))
  const share = median(firstShares)
  finish([
    { name: 'transcode.ladder', ...ladder, unit: 'cpu-s', goal: 1.3, wants: 'at most' },
    {
      name: 'transcode.first-playable',
      ours: share * ladder.ours,
      bare: ladder.ours,
      ratio: share,
      unit: 'cpu-s',
      goal: 0.25,
      wants: 'at most',
    },
  ])
} finally {
  await platform.close()
  await rm(folder, { recursive: true, force: true })
}
