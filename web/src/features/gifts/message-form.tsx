import type { GiftView } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { showToast } from '../../ui/toast-store.ts'
import styles from './gifts.module.css'
import { useWriteMessage } from './use-gifts.ts'

export function MessageForm({ gift: { id, message } }: { gift: GiftView }) {
  const write = useWriteMessage()
  const [typed, setTyped] = useState(message)
  const tooLong = typed.length > limits.giftMessage
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (tooLong || write.isPending) return
    write.mutate(
      { params: { id }, body: { message: typed } },
      { onSuccess: () => showToast('Your message is kept with the gift.', { tone: 'good' }) },
    )
  }
  const fault = tooLong
    ? `At most ${limits.giftMessage} characters`
    : write.error && `${write.error.problem.detail} What you typed is still here.`
  return (
    <Panel title="Say something">
      <form className={styles.form} onSubmit={save} noValidate>
        <TextArea
          label="Message"
          optional
          rows={3}
          hint="Shown with the gift, and in the mail"
          limit={limits.giftMessage}
          value={typed}
          error={fault ?? undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="outline" loading={write.isPending}>
          Save the message
        </Button>
      </form>
    </Panel>
  )
}
