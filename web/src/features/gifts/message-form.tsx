import type { GiftView } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { type FormEvent, useState } from 'react'
import { afterCommand, toastSuccess } from '../../core/api/toast-result.ts'
import { Button } from '../../ui/form/button.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './gifts.module.css'
import { useWriteMessage } from './use-gifts.ts'

export function MessageForm({ gift: { id, message } }: { gift: GiftView }) {
  const write = useWriteMessage()
  const [typed, setTyped] = useState(message)
  const tooLong = typed.length > limits.giftMessage
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (tooLong || write.isPending) return
    void afterCommand(write.run({ params: { id }, body: { message: typed } }), () =>
      toastSuccess('Message saved'),
    )
  }
  // What a field says has no full stop of its own.
  const problem = write.error?.problem
  const why = problem?.fields?.message ? `${problem.fields.message}.` : problem?.detail
  const fault = tooLong
    ? `At most ${limits.giftMessage} characters`
    : why && `${why} Your message is still here.`
  return (
    <Panel title="Add a message">
      <form className={styles.form} onSubmit={save} noValidate>
        <TextArea
          label="Message"
          optional
          rows={3}
          hint="Shown when they open your gift. No links."
          limit={limits.giftMessage}
          value={typed}
          error={fault}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="outline" loading={write.isPending}>
          Save message
        </Button>
      </form>
    </Panel>
  )
}
