import { ProblemError } from '@fanfare/contract/client'
import type { Figure } from '../lib/figures.ts'
import type { World } from '../lib/world.ts'

/** One way to cheat, tried in every form we could think of. */
export type Attack = (world: World) => Promise<Figure>

/** The code with which something was refused; nothing when it went through. */
export const refusalOf = async (asked: Promise<unknown>): Promise<string | undefined> => {
  try {
    await asked
    return undefined
  } catch (error) {
    if (error instanceof ProblemError) return error.problem.code
    throw error
  }
}
