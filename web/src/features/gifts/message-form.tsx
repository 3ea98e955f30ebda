import { type GiftView, writeGiftMessage } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { showProblem } from '../../core/api/form-problem.ts'
import { toastSuccess } from '../../core/api/toast-result.ts'
import { Button } from '../../ui/form/button.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './gifts.module.css'
import { useWriteMessage } from './use-gifts.ts'

export function MessageForm({ gift: { id, message } }: { gift: GiftView }) {
  const write = useWriteMessage()
  const form = useForm({
    resolver: zodResolver(writeGiftMessage.body),
    defaultValues: { message },
    mode: 'onChange',
  })
  const { errors, isSubmitting } = form.formState
  const save = form.handleSubmit(async (body) => {
    try {
      await write.run({ params: { id }, body })
      toastSuccess('Message saved')
    } catch (error) {
      showProblem(form, error)
    }
  })
  const why = errors.root && `${errors.root.message} Your message is still here.`
  return (
    <Panel title="Add a message">
      <form className={styles.form} onSubmit={save} noValidate>
        <TextArea
          label="Message"
          optional
          rows={3}
          hint="Shown when they open your gift. No links."
          limit={limits.giftMessage}
          error={errors.message?.message ?? why}
          {...form.register('message')}
          value={form.watch('message')}
        />
        <Button type="submit" variant="outline" loading={isSubmitting}>
          Save message
        </Button>
      </form>
    </Panel>
  )
}
