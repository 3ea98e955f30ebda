import { MailWarning } from 'lucide-react'
import { useEffect } from 'react'
import { useRefreshOn } from '../../core/realtime/use-own-changes.ts'
import type { Viewer } from '../../core/session/viewer.ts'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { Button } from '../../ui/form/button.tsx'
import styles from './confirm-email-banner.module.css'
import { useResend } from './use-resend.ts'

export function ConfirmEmailBanner({ viewer }: { viewer: Viewer }) {
  const { send, sending, sent, failure } = useResend()
  // The link is often opened in another tab, beside this one.
  useRefreshOn(['email'], ['readViewer'])
  useEffect(() => {
    if (sent) showToast(`We sent a new link to ${viewer.email}`, { tone: 'good' })
  }, [sent, viewer.email])
  useEffect(() => {
    if (failure) showToast(failure, { tone: 'bad' })
  }, [failure])
  return (
    <section className={styles.banner} aria-label="Confirm your email">
      <MailWarning size={20} />
      <p className={styles.words}>
        <strong>Confirm your email</strong>{' '}
        <span>to pay and publish. We sent a link to {viewer.email}.</span>
      </p>
      <Button size="sm" variant="outline" loading={sending} onClick={send}>
        {sent ? 'Resend again' : 'Resend'}
      </Button>
    </section>
  )
}
