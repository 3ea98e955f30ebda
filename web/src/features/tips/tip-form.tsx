import {
  type AccountId,
  type ContentId,
  CurrencyCode,
  type SavedCard,
  TipMessage,
  type TipMinimum,
  type TipTab,
} from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { minimumLoneTip, money } from '@fanfare/contract/money'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { rootFailure } from '../../core/api/failure.tsx'
import { showProblem } from '../../core/api/form-problem.ts'
import { toastSuccess } from '../../core/api/toast-result.ts'
import { moneyText } from '../../core/format/money.ts'
import { TextArea } from '../../ui/form/text-area.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { AmountFields, faultOf } from './amount-fields.tsx'
import { planWords } from './tip-words.ts'
import styles from './tips.module.css'
import { useGiveTip } from './use-tips.ts'

/** How much is enough depends on what else is charged, so the amount is held against that as it is typed. */
const Typed = z.object({
  amount: z.int().nullable(),
  currency: CurrencyCode,
  message: TipMessage,
})

const minimumIn = (minimums: readonly TipMinimum[], currency: TipMinimum['minimum']['currency']) =>
  minimums.find((one) => one.minimum.currency === currency) ?? {
    minimum: money(minimumLoneTip, currency),
    renewsAt: null,
  }

type Props = {
  title: string
  creator: { id: AccountId; displayName: string }
  contentId: ContentId | undefined
  card: SavedCard
  tabs: readonly TipTab[]
  minimums: readonly TipMinimum[]
  onClose: () => void
}

export function TipForm({ title, creator, contentId, card, tabs, minimums, onClose }: Props) {
  const give = useGiveTip()
  const first = tabs[0]?.currency ?? 'USD'
  const form = useForm({
    resolver: zodResolver(Typed),
    defaultValues: {
      amount: Math.max(200, minimumIn(minimums, first).minimum.amount),
      currency: first,
      message: '',
    },
    mode: 'onChange',
  })
  const { errors, isSubmitting } = form.formState
  const { amount, currency } = form.watch()
  const minimum = minimumIn(minimums, currency)
  const tip = amount !== null && !faultOf(amount, minimum) ? money(amount, currency) : null
  const tab = tabs.find((one) => one.currency === currency)
  const submit = form.handleSubmit(async ({ message }) => {
    if (!tip) return
    const body = { creatorId: creator.id, contentId, amount: tip, message }
    try {
      const { tab: after } = await give.run({ body })
      const where = after?.state === 'open' ? 'added to your pending tips' : 'is being charged'
      toastSuccess(`${moneyText(tip)} for ${creator.displayName} ${where}`)
      onClose()
    } catch (error) {
      showProblem(form, error)
    }
  })
  return (
    <FormDialog
      title={title}
      submit={tip ? `Tip ${moneyText(tip)}` : 'Tip'}
      busy={isSubmitting}
      {...rootFailure(errors.root, 'We couldn’t send your tip')}
      onSubmit={submit}
      onClose={onClose}
    >
      <AmountFields
        amount={amount}
        currency={currency}
        minimum={minimum}
        onAmount={(next) => form.setValue('amount', next)}
        onCurrency={(next) => form.setValue('currency', next)}
      />
      <TextArea
        label="Message"
        optional
        rows={3}
        limit={limits.tipMessage}
        error={errors.message?.message}
        {...form.register('message')}
      />
      {tip && (
        <p className={styles.plan} aria-live="polite">
          {planWords(tip, { tab, renewsAt: minimum.renewsAt }, card, Date.now())}
        </p>
      )}
    </FormDialog>
  )
}
