import { Suspense } from 'react'
import { withSearch } from '../../../core/navigation/paths.ts'
import type { Viewer } from '../../../core/session/viewer.ts'
import { ContentList } from '../../content-cards/index.ts'
import { FollowListener } from '../../social/index.ts'
import { Away } from '../following/away.tsx'
import { NoPosts } from '../following/no-posts.tsx'
import type { useFollowedPosts } from '../following/use-followed-posts.ts'
import styles from './overview.module.css'
import { Section } from './section.tsx'

const most = 6
const all = { href: withSearch('/', { feed: 'following' }), label: 'See all' }

type Props = { viewer: Viewer; followed: ReturnType<typeof useFollowedPosts> }

export function FromYourCreators({ viewer, followed }: Props) {
  const { list, away, dismissAway, top, posts } = followed
  return (
    <div ref={top} className={styles.followed}>
      <Section ref={posts} title="From your creators" more={all}>
        <Away away={away} onDismiss={dismissAway} />
        <div className={styles.newest}>
          <ContentList
            list={list}
            most={most}
            empty={<NoPosts viewer={viewer} search={{ feed: 'following' }} />}
          />
        </div>
      </Section>
      <Suspense>
        <FollowListener />
      </Suspense>
    </div>
  )
}
