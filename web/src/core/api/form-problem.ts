import type { Problem, ProblemCode } from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

type SetError<Field extends string> = (
  field: Field,
  error: { type: string; message: string },
  options: { shouldFocus: boolean },
) => void

type Places<Field extends string> = {
  /** In the order of the screen: the first with a fault gets the focus. */
  fields: readonly Field[]
  /** Codes that speak of one field without naming it. */
  codes?: Partial<Record<ProblemCode, Field>>
}

/** Puts what the server found at the fields it is about; answers what is left to say for the whole form. */
export const placeProblem = <Field extends string>(
  error: unknown,
  { fields, codes = {} }: Places<Field>,
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

/** The same for a form that shows what is left as `errors.root`. */
export const showProblem = <Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, never> | UseFormReturn<Values>,
  error: unknown,
  codes: Partial<Record<ProblemCode, Path<Values>>> = {},
) => {
  const setError = form.setError as UseFormReturn<Values>['setError']
  const fields = Object.keys(form.getValues()) as Path<Values>[]
  const left = placeProblem(error, { fields, codes }, setError)
  if (left) setError('root', { message: left.detail })
}
