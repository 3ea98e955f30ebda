import { useCommand } from '../../app/api.ts'
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
        ? `We have sent several links already. Look in your spam folder, or wait ${waitWords(wait)}.`
        : error.problem.detail),
  }
}
