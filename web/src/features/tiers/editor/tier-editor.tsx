import type { TierView } from '@fanfare/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { failureTitle } from '../../../core/api/failure.tsx'
import { showProblem } from '../../../core/api/form-problem.ts'
import { go } from '../../../core/navigation/app-link.tsx'
import { LeaveGuard } from '../../../core/navigation/leave-guard.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Button } from '../../../ui/form/button.tsx'
import { FormError } from '../../../ui/form/form-error.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { dayText } from '../../../ui/text/dates.ts'
import { plural } from '../../../ui/text/format.ts'
import typography from '../../../ui/text/typography.module.css'
import { CoverField } from './cover-field.tsx'
import styles from './editor.module.css'
import { MarkFields } from './flag-fields.tsx'
import { Preview } from './preview.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { PricePanel } from './price-panel.tsx'
import { RewordNote } from './reword-note.tsx'
import { TermFields } from './term-fields.tsx'
import { blank, formOf, TierForm, termsOf } from './tier-form.ts'
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
      showToast(tier ? `${typed.name} saved` : `${typed.name} is now on sale`, { tone: 'good' })
      await go(listHref)
    } catch (error) {
      showProblem(form, error, { 'tier.name-taken': 'name', 'tier.seats-taken': 'seatLimit' })
    }
  })
  return (
    <div className={styles.editor}>
      <form noValidate className={styles.form} onSubmit={submit}>
        {errors.root && (
          <FormError
            title={failureTitle(
              errors.root.type,
              tier ? 'We couldn’t save the tier' : 'We couldn’t create the tier',
            )}
          >
            {errors.root.message} Your changes are still here.
          </FormError>
        )}
        {promised && <Promised tier={tier} />}
        <Panel title="Details">
          <div className={styles.fields}>
            <TermFields form={form} />
            <CoverField cover={cover} tier={tier} />
          </div>
        </Panel>
        <FormProvider {...form}>
          <PricePanel tier={tier} onChange={() => setPricing(true)} />
        </FormProvider>
        <Panel title="Options">
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
          {isSending && <span className={typography.hint}>Your cover is still uploading.</span>}
        </div>
        {/* Below the button, which would move from under a finger when this comes. */}
        {tier && <RewordNote tier={tier} next={termsOf(form.watch())} />}
      </form>
      <Preview form={form} cover={cover} tier={tier} />
      {tier && pricing && <PriceDialog tier={tier} onClose={() => setPricing(false)} />}
      <LeaveGuard
        unsaved={(isDirty || cover.step.at !== 'kept') && !isSubmitting}
        what="Your changes to this tier haven’t been saved."
      />
    </div>
  )
}

const Promised = ({ tier: { benefits, waitingChange } }: { tier: TierView }) => (
  <p className={styles.promised} role="note">
    People have subscribed to this tier. You can reword its name and benefits and add benefits, but
    keep at least {plural(benefits.length, 'benefit')}. You can’t change its premium and library
    options. To offer something different, create a new tier and archive this one.
    {waitingChange &&
      ` Subscribers will be emailed your last edit on ${dayText(waitingChange.mailedAt)}.`}
  </p>
)
