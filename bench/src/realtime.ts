import { runningPid, startStack } from '@fanfare/ops'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { openPlatform } from '../../server/src/platform/platform.ts'
import { finish } from './lib/figure.ts'
import { measureBroadcast } from './realtime/broadcast.ts'
import { measureHistory } from './realtime/history.ts'
import { fullSize, smallSize } from './realtime/size.ts'
import { measureTalk } from './realtime/talk.ts'

/** `--small` tries whether it works; what it prints then says nothing. */
const size = process.argv.includes('--small') ? smallSize : fullSize

await using stack = await startStack('bench', { processes: ['realtime', 'api'] })
const platform = await openPlatform(readConfig(stack.env), 'bench')
try {
  const world = { stack, platform, size, realtime: runningPid(stack.instance, 'realtime') ?? 0 }
  const broadcast = await measureBroadcast(world)
  const talk = await measureTalk(world)
  await stack.arrange({ processes: [] })
  finish([...broadcast, ...talk, ...(await measureHistory(world))])
} finally {
  await platform.close()
}
