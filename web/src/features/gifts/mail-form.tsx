import type { GiftView } from '@fanfare/contract'
import { type FormEvent, useState } from 'react'
import { afterCommand, toastSuccess } from '../../core/api/toast-result.ts'
import { Button } from '../../ui/form/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './gifts.module.css'
import { useMailGift } from './use-gifts.ts'

export function MailForm({ gift: { id } }: { gift: GiftView }) {
  const mail = useMailGift()
  const [email, setEmail] = useState('')
  const problem = mail.error?.problem
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!email.trim() || mail.isPending) return
    void afterCommand(mail.run({ params: { id }, body: { email: email.trim() } }), () => {
      toastSuccess(`Gift sent to ${email.trim()}`)
      setEmail('')
    })
  }
  return (
    <Panel title="Or email it">
      <form className={styles.form} onSubmit={send} noValidate>
        <TextField
          label="Their email"
          type="email"
          autoComplete="off"
          hint="We’ll email them the link once, without your message, and won’t save their address."
          value={email}
          error={problem && (problem.fields?.email ?? problem.detail)}
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value)
            mail.reset()
          }}
        />
        <Button type="submit" variant="outline" loading={mail.isPending}>
          Send gift
        </Button>
      </form>
    </Panel>
  )
}
