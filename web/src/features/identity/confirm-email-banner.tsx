import { MailWarning } from 'lucide-react'
import { useEffect } from 'react'
import type { Viewer } from '../../app/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import styles from './confirm-email-banner.module.css'
import { useResend } from './use-resend.ts'

export function ConfirmEmailBanner({ viewer }: { viewer: Viewer }) {
  const { send, sending, sent, failure } = useResend()
  useEffect(() => {
    if (sent) showToast(`A new link is on its way to ${viewer.email}.`, { tone: 'good' })
  }, [sent, viewer.email])
  useEffect(() => {
    if (failure) showToast(failure, { tone: 'bad' })
  }, [failure])
  return (
    <section className={styles.banner} aria-label="Confirm your e-mail">
      <MailWarning size={20} />
      <p className={styles.words}>
        <strong>Confirm your e-mail</strong>{' '}
        <span>to pay and publish. The link is in your inbox, {viewer.email}.</span>
      </p>
      <Button size="sm" variant="outline" loading={sending} onClick={send}>
        {sent ? 'Resend again' : 'Resend'}
      </Button>
    </section>
  )
}
