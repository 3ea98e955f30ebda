import type { ContentView, ViewAs } from '@fanfare/contract'
import { type ReactNode, Suspense } from 'react'
import { Rail } from '../../../core/layout/rail.tsx'
import { cx } from '../../../ui/lib/cx.ts'
import { lazyComponent } from '../../../ui/lib/lazy-component.ts'
import { ContentHead } from './content-head.tsx'
import styles from './content-page.module.css'
import { CreatorLine } from './creator-line.tsx'
import { Description } from './description.tsx'
import { LockedArt } from './locked-art.tsx'
import { Stage } from './stage.tsx'
import { WhenNear } from './when-near.tsx'

const LockedStage = lazyComponent(() => import('./locked-stage.tsx'), 'LockedStage')
const SeriesLine = lazyComponent(() => import('./series-line.tsx'), 'SeriesLine')
const ChapterList = lazyComponent(() => import('./chapters/chapter-list.tsx'), 'ChapterList')
const Related = lazyComponent(() => import('./related.tsx'), 'Related')
const Comments = lazyComponent(() => import('../../comments/index.ts'), 'Comments')
const OwnerBars = lazyComponent(() => import('./owner-bars.tsx'), 'OwnerBars')

type Props = { content: ContentView; as: ViewAs | undefined }

/** The post is in the first load; what is beside and below it loads later. */
export function ContentPage({ content, as }: Props) {
  const { abilities, access, chapters, series, type } = content
  const isOwners = abilities.edit || abilities.viewAs
  const stage = access.open ? (
    <Stage content={content} as={as} />
  ) : (
    <Suspense fallback={<LockedArt content={content} />}>
      <LockedStage content={content} />
    </Suspense>
  )
  const isRead = type === 'article' && access.open
  return (
    <article
      className={cx(styles.page, isRead && styles.reading)}
      data-locked={!access.open || undefined}
    >
      {isOwners && (
        <Suspense fallback={<div className={styles.bars} />}>
          <OwnerBars content={content} as={as} />
        </Suspense>
      )}
      {!isRead && stage}
      <div className={styles.main}>
        <ContentHead content={content} />
        {series && (
          <Beside isLocked={!access.open}>
            <div className={styles.series}>
              <Suspense>
                <SeriesLine series={series} />
              </Suspense>
            </div>
          </Beside>
        )}
        <CreatorLine content={content} />
        <Description text={content.description} tags={content.tags} isLede={isRead} />
        {isRead && <div className={styles.whole}>{stage}</div>}
        {chapters.length > 0 && (
          <Suspense>
            <ChapterList content={content} />
          </Suspense>
        )}
        <WhenNear className={styles.later}>
          <Suspense fallback={<div className={styles.later} />}>
            <Comments content={content} />
          </Suspense>
        </WhenNear>
      </div>
      <Beside isLocked={!access.open}>
        <WhenNear className={styles.related}>
          <Suspense>
            <Related content={content} />
          </Suspense>
        </WhenNear>
      </Beside>
    </article>
  )
}

/** A locked post has the whole width for its artwork, so what stands beside it begins below that. */
const Beside = ({ isLocked, children }: { isLocked: boolean; children: ReactNode }) =>
  isLocked ? children : <Rail>{children}</Rail>
