import { type CategorySlug, categories } from '@fanfare/contract/categories'
import { Clapperboard } from 'lucide-react'
import { categoryPath } from '../../core/navigation/paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ContentList } from '../content-cards/index.ts'
import { Section } from './section.tsx'
import { useTrending } from './use-trending.ts'

type Props = { category: CategorySlug | undefined }

export function Trending({ category }: Props) {
  const list = useTrending(category)
  const more = category && {
    href: categoryPath(category),
    label: `All of ${categories[category].name}`,
  }
  return (
    <Section title="Trending Content" more={more}>
      <ContentList
        list={list}
        empty={
          <EmptyState level={3} icon={<Clapperboard size={24} />} title="No posts yet">
            Posts people watch and like will show up here.
          </EmptyState>
        }
      />
    </Section>
  )
}
