import { Suspense } from 'react'
import { useViewer } from '../../core/session/viewer.ts'
import { lazyComponent } from '../../ui/lib/lazy-component.ts'
import styles from './shell.module.css'

const Banner = lazyComponent(
  () => import('../../features/identity/confirm-email-banner.tsx'),
  'ConfirmEmailBanner',
)

/** Its room is kept from the start, so that the page does not move when it comes. */
export function ConfirmEmailSlot() {
  const viewer = useViewer()
  if (!viewer || viewer.emailVerified) return null
  return (
    <Suspense fallback={<div className={styles.bannerRoom} />}>
      <Banner viewer={viewer} />
    </Suspense>
  )
}
