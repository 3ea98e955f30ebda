import type { TierView } from '@fanfare/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { go } from '../../../app/app-link.tsx'
import { showProblem } from '../../../app/form-problem.ts'
import { LeaveGuard } from '../../../app/leave-guard.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { CoverField } from './cover-field.tsx'
import styles from './editor.module.css'
import { MarkFields } from './mark-fields.tsx'
import { Preview } from './preview.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { PricePanel } from './price-panel.tsx'
import { TermFields } from './term-fields.tsx'
import { blank, formOf, TierForm } from './tier-form.ts'
import { useCover } from './use-cover.ts'
import { useSaveTier } from './use-save-tier.ts'

const listHref = '/dashboard/subscriptions/tiers'

/** A new tier, or one of one's own: what is typed on the left, what fans will see on the right. */
export function TierEditor({ tier }: { tier: TierView | null }) {
  const cover = useCover()
  const [pricing, setPricing] = useState(false)
  const save = useSaveTier(tier)
  const form = useForm<TierForm>({
    resolver: zodResolver(TierForm),
    values: tier ? formOf(tier) : blank,
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isDirty, isSubmitting } = form.formState
  const promised = tier !== null && !tier.abilities.editPromise
  const isSending = cover.step.at === 'sending'

  const submit = form.handleSubmit(async (typed) => {
    try {
      await save(typed, cover.wanted)
      showToast(tier ? `${typed.name} was saved.` : `${typed.name} is on sale.`, { tone: 'good' })
      await go(listHref)
    } catch (error) {
      showProblem(form, error, { 'tier.name-taken': 'name', 'tier.seats-taken': 'seatLimit' })
    }
  })
  return (
    <div className={styles.editor}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <h2 className={styles.title}>{tier ? `Edit ${tier.name}` : 'New tier'}</h2>
        {errors.root && (
          <FormError title={tier ? 'The tier was not saved' : 'The tier was not made'}>
            {errors.root.message} What you typed is still here.
          </FormError>
        )}
        {promised && <Promised />}
        <Panel level={3} title="What it is">
          <div className={styles.fields}>
            <TermFields form={form} promised={promised} />
            <CoverField cover={cover} tier={tier} />
          </div>
        </Panel>
        <FormProvider {...form}>
          <PricePanel tier={tier} onChange={() => setPricing(true)} />
        </FormProvider>
        <Panel level={3} title="Marks">
          <div className={styles.fields}>
            <MarkFields form={form} promised={promised} />
          </div>
        </Panel>
        <div className={styles.row}>
          <Button type="submit" variant="primary" loading={isSubmitting} disabled={isSending}>
            {tier ? 'Save changes' : 'Create tier'}
          </Button>
          <Button variant="ghost" href={listHref}>
            Cancel
          </Button>
          {isSending && <span className={styles.hint}>The cover is still on its way.</span>}
        </div>
      </form>
      <Preview form={form} cover={cover} tier={tier} />
      {tier && pricing && <PriceDialog tier={tier} onClose={() => setPricing(false)} />}
      <LeaveGuard
        unsaved={(isDirty || cover.step.at !== 'kept') && !isSubmitting}
        what="What you changed in this tier has not been saved."
      />
    </div>
  )
}

const Promised = () => (
  <p className={styles.promised} role="note">
    Somebody has or had this tier, so its name, benefits, premium and library marks stay as they
    were promised. To offer something else, make another tier and archive this one.
  </p>
)
