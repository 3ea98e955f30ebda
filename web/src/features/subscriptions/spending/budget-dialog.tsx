import { type Currency, CurrencyCode, type MonthlySpend, setBudget } from '@fanfare/contract'
import { currencies } from '@fanfare/contract/money'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { rootFailure } from '../../../core/api/failure.tsx'
import { showProblem } from '../../../core/api/form-problem.ts'
import { toastSuccess } from '../../../core/api/toast-result.ts'
import { amountFrom, textFrom } from '../../../core/format/amount-text.ts'
import { Button } from '../../../ui/form/button.tsx'
import { FormError } from '../../../ui/form/form-error.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useSetBudget } from '../use-subscriptions.ts'

const Typed = z.object({
  amount: z
    .string()
    .transform(amountFrom)
    .refine((amount) => amount !== null, 'Enter an amount, like 50.00')
    .pipe(setBudget.body.shape.amount.unwrap()),
  currency: CurrencyCode,
})

type Props = {
  /** Nothing for a currency that was not spent in yet. */
  spend: MonthlySpend | undefined
  onClose: () => void
}

export function BudgetDialog({ spend, onClose }: Props) {
  const id = useId()
  const known = spend?.budget
  const form = useForm({
    resolver: zodResolver(Typed),
    defaultValues: {
      amount: known ? textFrom(known.amount) : '',
      currency: spend?.monthly.currency ?? 'USD',
    },
  })
  const { errors } = form.formState
  const currency = form.watch('currency')
  const save = useSetBudget()
  const send = async (amount: number | null, done: string) => {
    try {
      await save.run({ params: { currency }, body: { amount } })
      toastSuccess(done)
      onClose()
    } catch (error) {
      showProblem(form, error)
    }
  }
  const submit = form.handleSubmit(({ amount }) => send(amount, 'Budget saved'))
  const { failureTitle, failure } = rootFailure(errors.root, 'We couldn’t save your budget')
  return (
    <Dialog
      open
      onClose={onClose}
      title="Monthly budget"
      description="We’ll ask you before a payment goes over it. Automatic renewals still go through."
      firm={save.isPending}
      actions={
        <>
          {known && (
            <Button variant="ghost" onClick={() => void send(null, 'Budget removed')}>
              Remove budget
            </Button>
          )}
          <Button type="submit" form={id} variant="primary" loading={save.isPending}>
            Save budget
          </Button>
        </>
      }
    >
      <form id={id} className={layout.stack16} onSubmit={submit} noValidate>
        {failure && <FormError title={failureTitle}>{failure}</FormError>}
        <TextField
          label="Amount"
          inputMode="decimal"
          error={errors.amount?.message}
          {...form.register('amount')}
        />
        <Select
          label="Currency"
          value={currency}
          disabled={spend !== undefined}
          onChange={({ currentTarget }) =>
            form.setValue('currency', currentTarget.value as Currency)
          }
        >
          {currencies.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      </form>
    </Dialog>
  )
}
