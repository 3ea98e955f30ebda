import { useCommand } from '../../core/api/api.ts'
import { waitWords } from './wait-words.ts'

/** Another mail with a link that confirms the address. */
export const useResend = () => {
  const { mutate, isPending, isSuccess, error } = useCommand('resendVerification')
  const wait = error?.problem.retryAfter
  return {
    send: () => mutate({}),
    sending: isPending,
    sent: isSuccess,
    failure:
      error &&
      (wait
        ? `We’ve already sent several links. Check your spam folder, or wait ${waitWords(wait)} and try again.`
        : error.problem.detail),
  }
}
