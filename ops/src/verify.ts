import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { endRunningSteps, lastLines, runLogged } from './ci/step.ts'
import { instance } from './instance.ts'
import { root } from './lib/paths.ts'
import { say } from './lib/print.ts'
import { stopInstance } from './supervise.ts'
import { codeCommit } from './verify/code-commit.ts'
import { duration } from './verify/columns.ts'
import { unexplained } from './verify/limits.ts'
import { listOf } from './verify/list.ts'
import {
  limitsFile,
  outcomeOf,
  pageFile,
  type Run,
  readMeasured,
  writeMeasured,
} from './verify/measured.ts'
import { logs, type Part, parts, removeReports } from './verify/parts.ts'
import { isDone, runParts } from './verify/run-parts.ts'

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
  },
})
const partNames = parts.map(({ name }) => name)
const unknown = names.filter((name) => !partNames.includes(name))
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join('", "')}". npm run verify -- --list`)
  process.exit(1)
}
const chosen = parts.filter(({ name }) => names.length === 0 || names.includes(name))
const commit = await codeCommit()
const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 1024 ** 3)} GB`
let interrupted = false

async function runPart(part: Part, position: string): Promise<Run | undefined> {
  removeReports()
  const at = new Date().toISOString()
  const load = { start: loadavg()[0] ?? 0, end: 0 }
  say(`part ${position}: ${part.runs}`)
  const { code, log, seconds } = await runLogged(part, logs)
  load.end = loadavg()[0] ?? 0
  await stopInstance(instance(part.instance))
  if (interrupted) {
    say(`${part.name}: interrupted, not recorded`)
    return undefined
  }
  const figures = figuresOf(part, log)
  const outcome = outcomeOf(code, figures)
  if (outcome === 'failed') console.log(lastLines(log))
  for (const { name, result } of figures) if (result === 'short') say(`  short: ${name}`)
  say(`${part.name}: ${outcome}, ${figures.length} figures (${duration(seconds)})`)
  return { outcome, at, commit: commit.name, seconds: Math.round(seconds), load, machine, figures }
}

/** A runner that died has left no report to read; that is a failure of the part, not of this. */
function figuresOf(part: Part, log: string) {
  try {
    return part.figures(log)
  } catch (error) {
    say(`${part.name}: ${(error as Error).message}`)
    return []
  }
}

/** The part that runs ends unrecorded, and no other begins. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    interrupted = true
    endRunningSteps('SIGTERM')
    setTimeout(() => endRunningSteps('SIGKILL'), 10_000).unref()
  })
}

function judge(): boolean {
  const measured = readMeasured()
  const of = (outcome: Run['outcome']) =>
    chosen.filter(({ name }) => measured[name]?.outcome === outcome)
  const without = unexplained(
    Object.fromEntries(
      chosen.flatMap(({ name }) => (measured[name] ? [[name, measured[name]]] : [])),
    ),
    readFileSync(join(root, limitsFile), 'utf8'),
  )
  for (const name of without) console.log(`${name} is short and ${limitsFile} doesn't say why`)
  for (const { name } of of('failed')) console.log(`${name} failed: .data/verify/${name}.log`)
  console.log(
    `${of('ok').length} parts ok, ${of('short').length} short, ${of('failed').length} failed; ${pageFile} is written`,
  )
  return of('failed').length === 0 && without.length === 0
}

if (options.list) {
  console.log(listOf(parts, readMeasured(), commit))
} else if (options.page) {
  writeMeasured(readMeasured(), partNames)
} else {
  if (commit.hasChanges) say('uncommitted changes: these runs are repeated once they are committed')
  for (const { name } of chosen) {
    if (!options.again && isDone(readMeasured()[name], commit)) {
      say(`${name}: done at ${commit.name} (--again repeats it)`)
    }
  }
  const finished = await runParts({
    parts: chosen,
    commit,
    again: options.again,
    read: readMeasured,
    run: runPart,
    keep: (measured) => writeMeasured(measured, partNames),
  })
  process.exitCode = finished && judge() ? 0 : 1
}
