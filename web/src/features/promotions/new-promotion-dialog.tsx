import type { ContentId } from '@fanfare/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { showProblem } from '../../app/form-problem.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Message } from '../../ui/message.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { DiscountFields } from './discount-fields.tsx'
import { blank, NewPromotion, requestOf } from './new-promotion.ts'
import { PiecePicker } from './piece-picker.tsx'
import styles from './promotions.module.css'
import { useCreatePromotion } from './use-promotions.ts'

export default function NewPromotionDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const create = useCreatePromotion()
  const [pieces, setPieces] = useState<readonly ContentId[]>([])
  const form = useForm({ resolver: zodResolver(NewPromotion), defaultValues: blank })
  const { errors, isSubmitting, isSubmitted } = form.formState
  const forAll = form.watch('forAll')
  const noPiece = isSubmitted && !forAll && pieces.length === 0
  const submit = form.handleSubmit(async (typed) => {
    if (!typed.forAll && pieces.length === 0) return
    try {
      const { promotion } = await create.mutateAsync(requestOf(typed, pieces))
      showToast(`${promotion.code} is ready to share.`, { tone: 'good' })
      onClose()
    } catch (error) {
      showProblem(form, error, { 'promotion.code-taken': 'code' })
    }
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="New promotion"
      description="It cannot be changed once it is made, only ended."
      firm={isSubmitting}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="primary" loading={isSubmitting}>
            Make it
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        {errors.root && (
          <FormError title="The promotion was not made">
            {errors.root.message} What you typed is still here.
          </FormError>
        )}
        <TextField
          label="Code"
          autoComplete="off"
          autoCapitalize="characters"
          hint="What fans type. Case does not matter."
          error={errors.code?.message}
          {...form.register('code')}
        />
        <DiscountFields form={form} />
        <div className={styles.pair}>
          <TextField
            label="Starts"
            optional
            type="datetime-local"
            hint="At once when empty"
            error={errors.startsAt?.message}
            {...form.register('startsAt')}
          />
          <TextField
            label="Ends"
            optional
            type="datetime-local"
            error={errors.endsAt?.message}
            {...form.register('endsAt')}
          />
        </div>
        <div className={styles.pair}>
          <TextField
            label="Uses in all"
            optional
            inputMode="numeric"
            error={errors.limit?.message}
            {...form.register('limit')}
          />
          <TextField
            label="Uses per fan"
            optional
            inputMode="numeric"
            error={errors.perFan?.message}
            {...form.register('perFan')}
          />
        </div>
        <Checkbox label="For every piece with a price" {...form.register('forAll')} />
        {!forAll && <PiecePicker legend="For these pieces" chosen={pieces} onChoose={setPieces} />}
        {noPiece && <Message>Choose at least one piece</Message>}
      </form>
    </Dialog>
  )
}
