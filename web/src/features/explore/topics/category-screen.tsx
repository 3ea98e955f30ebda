import { type CategorySlug, categories } from '@fanfare/contract/categories'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Shapes } from 'lucide-react'
import { readOf } from '../../../core/api/api.ts'
import { withSearch } from '../../../core/navigation/paths.ts'
import { useTitle } from '../../../core/navigation/use-title.ts'
import { MissingState } from '../../../ui/feedback/missing-state.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Link } from '../../../ui/layout/link.tsx'
import { plural } from '../../../ui/text/format.ts'
import { TopicHead } from './topic-head.tsx'
import { TopicPosts } from './topic-posts.tsx'
import styles from './topics.module.css'

export function CategoryScreen() {
  const { slug } = useParams({ strict: false }) as { slug: string }
  return slug in categories ? <Category category={slug as CategorySlug} /> : <Missing />
}

function Category({ category }: { category: CategorySlug }) {
  const { name } = categories[category]
  useTitle(name)
  const { data } = useQuery(readOf('listCategories'))
  const summary = data?.categories.find((one) => one.category === category)
  return (
    <div className={layout.stack24}>
      <TopicHead title={name} count={summary && plural(summary.contentCount, 'post')}>
        <Link href={withSearch('/explore/creators', { category })} className={styles.creators}>
          Creators
        </Link>
      </TopicHead>
      <TopicPosts key={category} topic={{ category }} />
    </div>
  )
}

function Missing() {
  useTitle('Category Not Found')
  return (
    <MissingState icon={<Shapes size={24} />} title="Category Not Found">
      There is no category at this address.
    </MissingState>
  )
}
