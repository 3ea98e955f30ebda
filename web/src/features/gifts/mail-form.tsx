import type { GiftView } from '@fanfare/contract'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import styles from './gifts.module.css'
import { useMailGift } from './use-gifts.ts'

export function MailForm({ gift: { id } }: { gift: GiftView }) {
  const mail = useMailGift()
  const [email, setEmail] = useState('')
  const problem = mail.error?.problem
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!email.trim() || mail.isPending) return
    mail.mutate(
      { params: { id }, body: { email: email.trim() } },
      {
        onSuccess: () => {
          showToast(`The link is on its way to ${email.trim()}.`, { tone: 'good' })
          setEmail('')
        },
      },
    )
  }
  return (
    <Panel title="Or let us send it">
      <form className={styles.form} onSubmit={send} noValidate>
        <TextField
          label="Their e-mail"
          type="email"
          autoComplete="off"
          hint="We send it once and do not keep the address."
          value={email}
          error={problem && (problem.fields?.email ?? problem.detail)}
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value)
            mail.reset()
          }}
        />
        <Button type="submit" variant="outline" loading={mail.isPending}>
          Send the gift
        </Button>
      </form>
    </Panel>
  )
}
