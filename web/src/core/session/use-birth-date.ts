import type { ProblemError } from '@fanfare/contract/client'
import { type ChangeEvent, type FormEvent, useState } from 'react'

/** A form that asks for nothing but a birth date. What the server says of the date stands at its field. */
export const useBirthDate = (
  error: ProblemError | null,
  give: (request: { body: { birthDate: string } }) => void,
) => {
  const [birthDate, setBirthDate] = useState('')
  const [missing, setMissing] = useState(false)
  const fieldError = missing ? 'Enter your birth date' : error?.problem.fields?.birthDate
  return {
    field: {
      value: birthDate,
      error: fieldError,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        setBirthDate(currentTarget.value)
        setMissing(false)
      },
    },
    /** What is not about the date itself. */
    otherError: fieldError ? null : error,
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (birthDate) give({ body: { birthDate } })
      else setMissing(true)
    },
  }
}
