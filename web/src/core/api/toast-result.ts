import { ProblemError } from '@fanfare/contract/client'
import { showToast } from '../../ui/feedback/toast-store.ts'

export const toastSuccess = (done: string) => void showToast(done, { tone: 'good' })

/**
 * What happens once a command is done, also when what was pressed is gone by then. A problem is left to
 * the screen, which shows the command's error.
 */
export const afterCommand = async <Done>(work: Promise<Done>, then?: (done: Done) => void) => {
  try {
    const done = await work
    then?.(done)
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
  }
}

/** Why a command was refused, where nothing on the screen could say so; `failed` says what did not work. */
export const toastProblem = (error: unknown, failed = '') => {
  if (!(error instanceof ProblemError)) throw error
  showToast(`${failed} ${error.problem.detail}`.trim(), { tone: 'bad' })
}

/** What was done, or why it was not. */
export const toastResult = async <Done>(
  work: Promise<Done>,
  words: string | ((done: Done) => string),
  failed?: string,
) => {
  try {
    const done = await work
    toastSuccess(typeof words === 'string' ? words : words(done))
  } catch (error) {
    toastProblem(error, failed)
  }
}
