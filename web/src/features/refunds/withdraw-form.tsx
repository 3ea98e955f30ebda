import { Email, OrderReference } from '@fanfare/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { CircleCheck } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { useCommand } from '../../core/api/api.ts'
import { failureTitle } from '../../core/api/failure.tsx'
import { showProblem } from '../../core/api/form-problem.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/form/button.tsx'
import { FormError } from '../../ui/form/form-error.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import layout from '../../ui/layout/layout.module.css'

const schema = z.object({
  reference: OrderReference,
  email: Email,
})

/** Shows the same answer for everything entered; only the account’s own address is emailed. */
export function WithdrawForm() {
  const withdraw = useCommand('withdrawFromContract')
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { reference: '', email: '' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    try {
      await withdraw.run({ body })
    } catch (error) {
      showProblem(form, error)
    }
  })
  if (withdraw.isSuccess) {
    return (
      <EmptyState
        level={3}
        icon={<CircleCheck size={24} />}
        title="We received your withdrawal"
        action={
          <Button
            variant="outline"
            onClick={() => {
              form.reset()
              withdraw.reset()
            }}
          >
            Withdraw from another purchase
          </Button>
        }
      >
        If the reference and the email address match a purchase, we’ve emailed that address with
        what happens next. No email within a few minutes? Check both against your receipt.
      </EmptyState>
    )
  }
  return (
    <form noValidate className={layout.stack16} onSubmit={submit}>
      {errors.root && (
        <FormError title={failureTitle(errors.root.type, 'We couldn’t send your withdrawal')}>
          {errors.root.message} What you entered is still here.
        </FormError>
      )}
      <TextField
        label="Order reference"
        hint="Find it on your receipt or in the email about your purchase. It looks like 7K2M-9QXA-B3TR-0WZD."
        autoComplete="off"
        error={errors.reference?.message}
        {...form.register('reference')}
      />
      <TextField
        label="Email you used for the purchase"
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
