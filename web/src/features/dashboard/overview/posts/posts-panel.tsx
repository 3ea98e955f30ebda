import type { LatestPost } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { Clock, Globe, Tag, Users } from 'lucide-react'
import { readOf } from '../../../../core/api/api.ts'
import { LoadError } from '../../../../core/api/load-error.tsx'
import { realtime } from '../../../../core/realtime/realtime.ts'
import { useOwnChanges } from '../../../../core/realtime/use-own-changes.ts'
import { SkeletonText } from '../../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../../ui/form/button.tsx'
import { Link } from '../../../../ui/layout/link.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx'
import { ItemCover, typeWords } from '../../../own-content/index.ts'
import { PostStatus } from './post-status.tsx'
import { accessWords, earnedWords } from './post-words.ts'
import styles from './posts.module.css'

const latest = readOf('listLatestPosts')

/** The five newest, of every status. */
export function PostsPanel() {
  const read = useQuery(latest)
  useOwnChanges((what) => {
    if (what !== 'picture') realtime.reread({ queryKey: latest.queryKey })
  })
  const posts = read.data?.posts
  return (
    <Panel
      flush
      title="Latest posts"
      aside={<Link href="/dashboard/content">All content</Link>}
      aria-busy={read.isPending || undefined}
    >
      {read.isPending && (
        <div className={styles.pad}>
          <VisuallyHidden role="status">Loading your posts</VisuallyHidden>
          <SkeletonText lines={5} />
        </div>
      )}
      {!posts && read.error && <LoadError title="We couldn’t load your posts" read={read} />}
      {posts?.length === 0 && (
        <div className={styles.empty}>
          <p>Your newest posts will show up here, with their views, comments and earnings.</p>
          <Button href="/create">Create a post</Button>
        </div>
      )}
      {posts && posts.length > 0 && <Posts posts={posts} />}
    </Panel>
  )
}

function Posts({ posts }: { posts: readonly LatestPost[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Post</th>
          <th scope="col">Who can open it</th>
          <th scope="col">Status</th>
          <th scope="col">Views</th>
          <th scope="col">Comments</th>
          <th scope="col">Earned</th>
        </tr>
      </thead>
      <tbody>
        {posts.map((post) => (
          <Row key={post.id} post={post} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ post }: { post: LatestPost }) {
  const { id, title, status, publishedAt } = post
  // Before it was out nobody could see it or write about it.
  const wasOut = publishedAt !== null && status !== 'scheduled'
  return (
    <tr>
      <th scope="row">
        <div className={styles.post}>
          <div className={styles.cover}>
            <ItemCover item={post} sizes="88px" />
          </div>
          <div className={styles.words}>
            <Link href={`/create/${id}`} className={styles.title}>
              {title || 'Untitled'}
            </Link>
            <span className={styles.when}>{typeWords(post)}</span>
          </div>
        </div>
      </th>
      <td>
        <span className={styles.access}>
          <AccessIcon post={post} /> {accessWords(post)}
        </span>
      </td>
      <td>
        <div className={styles.status}>
          <PostStatus post={post} />
        </div>
      </td>
      <td data-name="Views">{wasOut ? post.viewCount.toLocaleString() : '–'}</td>
      <td data-name="Comments">{wasOut ? post.commentCount.toLocaleString() : '–'}</td>
      <td data-name="Earned" className={styles.earned}>
        {(wasOut ? earnedWords(post) : ['–']).map((sum) => (
          <span key={sum}>{sum}</span>
        ))}
      </td>
    </tr>
  )
}

function AccessIcon({ post: { pricing, visibility, earlyUntil } }: { post: LatestPost }) {
  if (earlyUntil) return <Clock size={16} />
  if (pricing.type === 'paid') return <Tag size={16} />
  return visibility === 'public' && pricing.type === 'free' ? (
    <Globe size={16} />
  ) : (
    <Users size={16} />
  )
}
