import type { ContentView, ViewAs } from '@fanfare/contract'
import { Suspense } from 'react'
import { Rail } from '../../../core/layout/rail.tsx'
import { cx } from '../../../ui/lib/cx.ts'
import { lazyComponent } from '../../../ui/lib/lazy-component.ts'
import { ContentHead } from './content-head.tsx'
import styles from './content-page.module.css'
import { CreatorLine } from './creator-line.tsx'
import { Description } from './description.tsx'
import { Stage } from './stage.tsx'
import { WhenNear } from './when-near.tsx'

const WaysAndSeries = lazyComponent(() => import('./ways-and-series.tsx'), 'WaysAndSeries')
const SeriesLine = lazyComponent(() => import('./series-line.tsx'), 'SeriesLine')
const Related = lazyComponent(() => import('./related.tsx'), 'Related')
const Comments = lazyComponent(() => import('../../comments/index.ts'), 'Comments')
const OwnerBars = lazyComponent(() => import('./owner-bars.tsx'), 'OwnerBars')

type Props = { content: ContentView; as: ViewAs | undefined }

/** The post is in the first load; what is beside and below it loads later. */
export function ContentPage({ content, as }: Props) {
  const { abilities, access, series, type } = content
  const isOwners = abilities.edit || abilities.viewAs
  const isArticle = type === 'article'
  const stage = <Stage content={content} as={as} />
  return (
    <article className={cx(styles.page, isArticle && styles.reading)}>
      {isOwners && (
        <Suspense fallback={<div className={styles.bars} />}>
          <OwnerBars content={content} as={as} />
        </Suspense>
      )}
      {!isArticle && stage}
      <ContentHead content={content} />
      {(!access.open || series) && (
        <Rail>
          <div className={styles.ways} data-way={access.ways[0]?.kind}>
            <Suspense>
              {access.open && series ? (
                <SeriesLine series={series} />
              ) : (
                <WaysAndSeries content={content} />
              )}
            </Suspense>
          </div>
        </Rail>
      )}
      <CreatorLine content={content} />
      <Description text={content.description} tags={content.tags} isLede={isArticle} />
      {isArticle && <div className={styles.whole}>{stage}</div>}
      <WhenNear className={styles.later}>
        <Suspense fallback={<div className={styles.later} />}>
          <Comments content={content} />
        </Suspense>
      </WhenNear>
      <Rail>
        <WhenNear className={styles.related}>
          <Suspense>
            <Related content={content} />
          </Suspense>
        </WhenNear>
      </Rail>
    </article>
  )
}
