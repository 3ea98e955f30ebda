import type { ProblemError } from '@fanfare/contract/client'
import { FormError } from '../../ui/form/form-error.tsx'

const unknown = 'server.outcome-unknown'

/** Never says of a command that may have gone through that it failed. */
export const failureTitle = (code: string | number | undefined, title: string) =>
  code === unknown ? 'We don’t know yet if this went through' : title

type RootError = { type?: string | number | undefined; message?: string | undefined } | undefined

/** What a dialog with a form says of a problem that belongs to no field: `errors.root` of the form. */
export const rootFailure = (root: RootError, title: string, more = '') => ({
  failureTitle: failureTitle(root?.type, title),
  failure: root && (root.type === unknown ? root.message : `${root.message} ${more}`.trim()),
})

type Props = { title: string; error: ProblemError | null }

/** The same for a command without a form. */
export function CommandError({ title, error }: Props) {
  if (!error) return null
  const { code, detail } = error.problem
  return <FormError title={failureTitle(code, title)}>{detail}</FormError>
}
