import { Suspense } from 'react'
import { part } from '../../ui/part.ts'
import { useViewer } from '../viewer.ts'
import styles from './shell.module.css'

const Banner = part(
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
