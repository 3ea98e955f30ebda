import { runningPid } from '@fanfare/ops'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { openPlatform } from '../../server/src/platform/platform.ts'
import { attemptAll, type End } from './hostile-media/attempt.ts'
import { bombSamples } from './hostile-media/bombs.ts'
import { craftedSamples, type Sample } from './hostile-media/crafted.ts'
import { mutatedSamples, truncatedSamples, wholeSamples } from './hostile-media/mutated.ts'
import { openCanary, watchMemory } from './hostile-media/watch.ts'
import type { Fault } from './lib/fault.ts'
import { Figure, printAll } from './lib/figures.ts'
import { randomFrom } from './lib/random.ts'
import { isShort, seed } from './lib/size.ts'

const changes = isShort ? 48 : 1_000
const GiB = 1024 ** 3

/** Words for people have no name of a program, no path and no stack in them. */
const isInWords = (reason: string) =>
  /^[A-Z].{10,}\.$/.test(reason) && !/ffmpeg|\/|Error/.test(reason)

const mustFail = ({ name }: Sample, end: End) => {
  if (end.kind === 'refused') return undefined
  if (end.kind === 'failed' && isInWords(end.reason)) return undefined
  return `${name}: ${JSON.stringify(end)}`
}
const mustEnd = (sample: Sample, end: End) =>
  end.kind === 'ready' ? undefined : mustFail(sample, end)
const mustWork = ({ name }: Sample, end: End) =>
  end.kind === 'ready' ? undefined : `${name}: ${JSON.stringify(end)}`

export const fault: Fault = async (open) => {
  const canary = await openCanary()
  const stack = await open({ processes: ['reactor', 'worker'], environment: { MEDIA_SLOTS: '3' } })
  const platform = await openPlatform(readConfig(stack.env), 'faults')
  await platform.storage.prepare()
  const worker = runningPid(stack.instance, 'worker') ?? 0
  const memory = watchMemory(worker)
  console.log(`hostile-media: ${changes} changed files`)

  const attemptEach = async (
    part: string,
    samples: readonly Sample[],
    judge: (sample: Sample, end: End) => string | undefined,
  ) => {
    const figure = new Figure(`hostile-media.${part}`)
    await attemptAll(platform, samples, (sample, end) => figure.count(judge(sample, end)))
    return figure
  }

  const whole = await wholeSamples()
  const figures = [
    await attemptEach('crafted', craftedSamples(canary.http), mustFail),
    await attemptEach('bombs', await bombSamples(), mustFail),
    await attemptEach('truncated', truncatedSamples(whole), mustEnd),
    await attemptEach('changed', mutatedSamples(whole, changes, randomFrom(seed)), mustEnd),
    await attemptEach('whole-afterwards', whole, mustWork),
  ]
  await memory.stop()

  const requests = new Figure('hostile-media.requests')
  requests.count(canary.asked() > 0 ? `${canary.asked()} connections left` : undefined)
  const bounds = new Figure('hostile-media.bounds')
  const { programs, worker: own } = memory.most
  bounds.count(programs > 6 * GiB ? `a program had ${programs} bytes` : undefined)
  bounds.count(own > 2 * GiB ? `the worker had ${own} bytes` : undefined)
  const survived = runningPid(stack.instance, 'worker') === worker
  bounds.count(survived ? undefined : 'the worker did not survive')

  await platform.close()
  canary.close()
  return printAll([...figures, requests, bounds])
}
