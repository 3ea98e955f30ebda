import type { Scope } from '../scope.ts'

/** How the trace of whoever starts a workflow reaches its steps. */
export const traceHeader = 'traceparent'

export interface Part<Result> {
  readonly name: string
  work(): Promise<Result>
}

/**
 * Does a part of the work once it is certain that it was not done before, and keeps its result.
 * A part that fails is tried again with growing pauses; one cut off in the middle runs again, so it
 * must bear repeating.
 */
export interface Step {
  <Result>(name: string, work: Part<Result>['work']): Promise<Result>
  /**
   * Side by side; it ends when all have ended, and fails if one did. The only way to have several
   * steps at once: the engine's library does not bear `Promise.all`.
   */
  all<Result>(parts: readonly Part<Result>[]): Promise<Result[]>
}

/** Work of several steps that must finish, whatever is restarted meanwhile. */
export interface Workflow<Input> {
  /** In the imperative: `media.process-asset`. */
  readonly name: string
  /** How long one of its steps may be silent before the engine takes it for lost. */
  readonly longestStepMinutes: number
  /**
   * How many of its steps one worker does at a time. Thousands that come at once, as after an outage,
   * would else wait for the database and the provider until each gives up, and none would get on.
   */
  readonly stepsAtOnce: number
  run(scope: Scope, step: Step, input: Input): Promise<void>
}

export const workflow = <Input>(
  name: string,
  run: Workflow<Input>['run'],
  {
    longestStepMinutes = 5,
    stepsAtOnce = 20,
  }: Partial<Pick<Workflow<Input>, 'longestStepMinutes' | 'stepsAtOnce'>> = {},
): Workflow<Input> => ({ name, longestStepMinutes, stepsAtOnce, run })

/** Thrown by a step that trying again cannot mend, and by `step` to the workflow that called it. */
export class FinalFault extends Error {
  /** In words for the person it concerns; absent when we gave up for reasons of our own. */
  readonly reason: string | undefined

  constructor(reason?: string) {
    super(reason ?? 'the step was given up')
    this.name = 'FinalFault'
    this.reason = reason
  }
}
