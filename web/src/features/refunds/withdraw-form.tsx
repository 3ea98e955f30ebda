import { Email } from '@fanfare/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { CircleCheck } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { useCommand } from '../../app/api.ts'
import { showProblem } from '../../app/form-problem.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './refunds.module.css'

const schema = z.object({
  order: z.string().trim().min(1, 'Enter your order or receipt number').max(60, 'Too long'),
  email: Email,
})

/** Says the same whatever was typed: what is found is told to that address alone. */
export function WithdrawForm() {
  const withdraw = useCommand('withdrawFromContract')
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { order: '', email: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    try {
      await withdraw.mutateAsync({ body })
    } catch (error) {
      showProblem(form, error)
    }
  })
  if (withdraw.isSuccess) {
    return (
      <EmptyState
        level={3}
        icon={<CircleCheck size={24} />}
        title="Your withdrawal has arrived"
        action={
          <Button
            variant="outline"
            onClick={() => {
              form.reset()
              withdraw.reset()
            }}
          >
            Withdraw from another
          </Button>
        }
      >
        We have sent a mail to the address you gave. It says what comes of it.
      </EmptyState>
    )
  }
  return (
    <form noValidate className={styles.withdraw} onSubmit={submit}>
      {errors.root && (
        <FormError title="Your withdrawal was not sent">
          {errors.root.message} What you typed is still here.
        </FormError>
      )}
      <TextField
        label="Order or receipt number"
        hint="On your receipt, such as 2026-000123."
        autoComplete="off"
        error={errors.order?.message}
        {...form.register('order')}
      />
      <TextField
        label="E-mail you bought with"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <div>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          Withdraw from contract
        </Button>
      </div>
    </form>
  )
}
