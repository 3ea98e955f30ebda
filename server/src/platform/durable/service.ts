import {
  RestatePromise,
  workflow as restateWorkflow,
  TerminalError,
  type WorkflowContext,
  type WorkflowOptions,
} from '@restatedev/restate-sdk'
import type { Scope } from '../scope.ts'
import { inSpan } from '../telemetry/tracing.ts'
import { type Turns, takeTurns } from '../turns.ts'
import { FinalFault, type Part, type Step, traceHeader, type Workflow } from './workflow.ts'

/** Marks what a step said for people, among all that can end a step. */
const finalCode = 422

const day = { days: 1 }

const options: WorkflowOptions = {
  // A repeated start within a day is recognised; later ones find the work done.
  workflowRetention: day,
  journalRetention: day,
  abortTimeout: { minutes: 5 },
  // While the worker is away: for ever in practice, a day in number.
  retryPolicy: {
    initialInterval: 100,
    exponentiationFactor: 2,
    maxInterval: { seconds: 10 },
    maxAttempts: 10_000,
    onMaxAttempts: 'kill',
  },
}

const stepRetries = {
  initialRetryInterval: 200,
  retryIntervalFactor: 2,
  maxRetryInterval: { seconds: 30 },
  maxRetryDuration: { hours: 6 },
}

const toTerminal = (error: unknown) => {
  if (!(error instanceof FinalFault)) return error
  return new TerminalError(error.message, { errorCode: finalCode })
}

const fromTerminal = (error: unknown) => {
  if (!(error instanceof TerminalError)) return error
  return new FinalFault(error.code === finalCode ? error.message : undefined)
}

/** Each step is a span that continues the trace of whoever started the workflow. */
const stepsOf = (context: WorkflowContext, workflow: string, inTurn: Turns): Step => {
  const parent = context.request().headers.get(traceHeader) ?? null

  const run = <Result>({ name, work }: Part<Result>) =>
    context.run(
      name,
      () =>
        inTurn(() => inSpan(`${workflow} ${name}`, { parent }, work)).catch((error: unknown) => {
          throw toTerminal(error)
        }),
      stepRetries,
    )

  const all = async <Result>(parts: readonly Part<Result>[]) => {
    const ended = await RestatePromise.allSettled(parts.map(run))
    return ended.map((end) => {
      if (end.status === 'rejected') throw fromTerminal(end.reason)
      return end.value
    })
  }

  const one = async <Result>(name: string, work: Part<Result>['work']) => {
    const [result] = await all([{ name, work }])
    return result as Result
  }

  return Object.assign(one, { all })
}

export const toService = <Input>(
  scope: Scope,
  { name, longestStepMinutes, stepsAtOnce, run }: Workflow<Input>,
) => {
  const inTurn = takeTurns(stepsAtOnce)
  return restateWorkflow({
    name,
    handlers: {
      run: (context: WorkflowContext, input: Input) =>
        run(scope, stepsOf(context, name, inTurn), input),
    },
    options: { ...options, inactivityTimeout: { minutes: longestStepMinutes } },
  })
}
