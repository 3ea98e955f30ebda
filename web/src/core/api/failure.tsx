import type { ProblemError } from '@fanfare/contract/client'
import { FormError } from '../../ui/form/form-error.tsx'

const unknown = 'server.outcome-unknown'

/** Never says of a command that may have gone through that it failed. */
export const failureTitle = (code: string | number | undefined, title: string) =>
  code === unknown ? 'We don’t know yet if this went through' : title

/** What a dialog with a form says of its command. */
export const failureOf = (error: ProblemError | null, title: string, more = '') => ({
  failureTitle: failureTitle(error?.problem.code, title),
  failure:
    error &&
    (error.problem.code === unknown
      ? error.problem.detail
      : `${error.problem.detail} ${more}`.trim()),
})

type Props = { title: string; error: ProblemError | null }

/** The same for a command without such a dialog. */
export function CommandError({ title, error }: Props) {
  if (!error) return null
  const { failureTitle: shown, failure } = failureOf(error, title)
  return <FormError title={shown}>{failure}</FormError>
}
