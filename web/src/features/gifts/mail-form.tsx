import { type GiftView, mailGift } from '@fanfare/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { showProblem } from '../../core/api/form-problem.ts'
import { toastSuccess } from '../../core/api/toast-result.ts'
import { Button } from '../../ui/form/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './gifts.module.css'
import { useMailGift } from './use-gifts.ts'

export function MailForm({ gift: { id } }: { gift: GiftView }) {
  const mail = useMailGift()
  const form = useForm({ resolver: zodResolver(mailGift.body), defaultValues: { email: '' } })
  const { errors, isSubmitting } = form.formState
  const send = form.handleSubmit(async (body) => {
    try {
      await mail.run({ params: { id }, body })
      toastSuccess(`Gift sent to ${body.email}`)
      form.reset()
    } catch (error) {
      showProblem(form, error)
    }
  })
  return (
    <Panel title="Or email it">
      <form className={styles.form} onSubmit={send} noValidate>
        <TextField
          label="Their email"
          type="email"
          autoComplete="off"
          hint="We’ll email them the link once, without your message, and won’t save their address."
          error={errors.email?.message ?? errors.root?.message}
          {...form.register('email', { onChange: () => form.clearErrors('root') })}
        />
        <Button type="submit" variant="outline" loading={isSubmitting}>
          Send gift
        </Button>
      </form>
    </Panel>
  )
}
