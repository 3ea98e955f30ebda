import type { Scope } from '../../../platform/scope.ts'

/** Somebody of ours who acts by command. */
export interface Staff extends Scope {
  /** Their name, as it is kept with everything they do. */
  readonly operator: string
}

/** Why a command was not carried out, in words for whoever typed it. */
export class StaffRefusal extends Error {}

export const refuse = (why: string): never => {
  throw new StaffRefusal(why)
}
