import { useCommand } from '../../core/api/api.ts'
import { afterCommand } from '../../core/api/toast-result.ts'
import { waitWords } from './wait-words.ts'

/** Another mail with a link that confirms the address. */
export const useResend = () => {
  const { run, isPending, isSuccess, error } = useCommand('resendVerification')
  const wait = error?.problem.retryAfter
  return {
    send: () => void afterCommand(run({})),
    sending: isPending,
    sent: isSuccess,
    failure:
      error &&
      (wait
        ? `We’ve already sent several links. Check your spam folder, or wait ${waitWords(wait)} and try again.`
        : error.problem.detail),
  }
}
