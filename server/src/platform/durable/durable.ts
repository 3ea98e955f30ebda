import { connect, HttpCallError, rpc } from '@restatedev/restate-sdk-clients'
import { EngineAway } from '../errors/engine-away.ts'
import { currentTrace } from '../telemetry/tracing.ts'
import { traceHeader, type Workflow } from './workflow.ts'

/** Starts work that must finish. The engine keeps one run per key, so repeating this is harmless. */
export interface Durable {
  start<Input>(workflow: Workflow<Input>, key: string, input: Input): Promise<void>
}

const timeout = 5_000

/** No answer, an unwell one, or a workflow whose worker has not registered yet. */
const isAway = (error: unknown) =>
  !(error instanceof HttpCallError) || error.status === 404 || error.status >= 429

export const openDurable = (ingressUrl: string): Durable => {
  const ingress = connect({ url: ingressUrl })
  return {
    async start({ name }, key, input) {
      const trace = currentTrace()
      const headers = trace ? { [traceHeader]: trace } : {}
      await ingress
        .workflowClient<{ run: (context: unknown, input: unknown) => Promise<void> }>({ name }, key)
        .workflowSubmit(input, rpc.sendOpts({ headers, timeout }))
        .catch((error: unknown) => {
          throw isAway(error) ? new EngineAway('Restate', error) : error
        })
    },
  }
}
