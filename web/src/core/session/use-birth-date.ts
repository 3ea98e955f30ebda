import { giveBirthDate } from '@fanfare/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { showProblem } from '../api/form-problem.ts'

/** A form that asks for nothing but a birth date. What the server says of the date stands at its field. */
export const useBirthDate = (
  give: (request: { body: { birthDate: string } }) => Promise<unknown>,
) => {
  const form = useForm({
    resolver: zodResolver(giveBirthDate.body),
    defaultValues: { birthDate: '' },
  })
  const { errors, isSubmitting } = form.formState
  return {
    field: { ...form.register('birthDate'), error: errors.birthDate?.message },
    /** What is not about the date itself. */
    otherError: errors.root,
    busy: isSubmitting,
    submit: form.handleSubmit(async (body) => {
      try {
        await give({ body })
      } catch (error) {
        showProblem(form, error)
      }
    }),
  }
}
