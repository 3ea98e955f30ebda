import { ProblemError } from '@fanfare/contract/client'
import { showToast } from '../../ui/feedback/toast-store.ts'

export const toastSuccess = (done: string) => void showToast(done, { tone: 'good' })

/**
 * Waits for the command itself: what was pressed is often gone once it is done, and with it whoever
 * listens there. A problem is left to the dialog that shows it.
 */
export const afterCommand = async <Done>(work: Promise<Done>, then: (done: Done) => void) => {
  try {
    then(await work)
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
  }
}

/** Why a command was refused, where there is no dialog that could say so. */
export const toastProblem = (error: unknown) => {
  if (!(error instanceof ProblemError)) throw error
  showToast(error.problem.detail, { tone: 'bad' })
}

/** What was done, or why it was not. */
export const toastResult = async <Done>(
  work: Promise<Done>,
  words: string | ((done: Done) => string),
) => {
  try {
    const done = await work
    toastSuccess(typeof words === 'string' ? words : words(done))
  } catch (error) {
    toastProblem(error)
  }
}
