import type { Problem, ProblemCode } from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

type SetError<Field extends string> = (
  field: Field,
  error: { type: string; message: string },
  options: { shouldFocus: boolean },
) => void

type ErrorTargets<Field extends string> = {
  /** In the order of the screen: the first field with an error gets the focus. */
  fields: readonly Field[]
  /** Problem codes that belong to one field, although the server does not name it. */
  codes?: Partial<Record<ProblemCode, Field>>
}

/** Shows the server's messages at their fields. Returns the problem if it belongs to no field. */
export const placeProblem = <Field extends string>(
  error: unknown,
  { fields, codes = {} }: ErrorTargets<Field>,
  setError: SetError<Field>,
): Problem | null => {
  if (!(error instanceof ProblemError)) throw error
  const { problem } = error
  const implied = codes[problem.code]
  const messages: Partial<Record<string, string>> = {
    ...(implied ? { [implied]: problem.detail } : {}),
    ...problem.fields,
  }
  const faulty = fields.filter((field) => messages[field])
  for (const [at, field] of faulty.entries()) {
    setError(
      field,
      { type: 'server', message: messages[field] as string },
      { shouldFocus: at === 0 },
    )
  }
  return faulty.length > 0 ? null : problem
}

/** The same for a form that shows a problem of no field as `errors.root`. */
export const showProblem = <Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  error: unknown,
  codes: Partial<Record<ProblemCode, Path<Values>>> = {},
) => {
  const fields = Object.keys(form.getValues()) as Path<Values>[]
  const left = placeProblem(error, { fields, codes }, form.setError)
  if (left) form.setError('root', { type: left.code, message: left.detail })
}
