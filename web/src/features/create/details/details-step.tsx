import { categories, categorySlugs } from '@fanfare/contract/categories'
import { limits } from '@fanfare/contract/limits'
import { Suspense } from 'react'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import formStyles from '../../../ui/form/field.module.css'
import { Select } from '../../../ui/form/select.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { lazyComponent } from '../../../ui/lib/lazy-component.ts'
import { useEditing } from '../editor/use-editor.ts'
import { FilePanel } from '../files/file-panel.tsx'
import { GalleryPanel } from '../files/gallery-panel.tsx'
import { StepFoot } from '../step-foot.tsx'
import { hasTimeline } from '../types.ts'
import styles from '../wizard.module.css'
import { CaptionsPanel } from './captions-panel.tsx'
import { ChaptersPanel } from './chapters-panel.tsx'
import { CoverPanel } from './cover-panel.tsx'
import { TagsField } from './tags-field.tsx'

// The editor is half a megabyte of its own, and three of four kinds have no text.
const ArticlePanel = lazyComponent(() => import('../article/article-panel.tsx'), 'ArticlePanel')

export function DetailsStep() {
  const { draft } = useEditing()
  return (
    <>
      {draft.type === 'image' && <GalleryPanel />}
      {hasTimeline(draft.type) && <FilePanel />}
      <Details />
      {draft.type === 'article' && (
        <Suspense fallback={<SkeletonText lines={6} />}>
          <ArticlePanel />
        </Suspense>
      )}
      <CoverPanel />
      {hasTimeline(draft.type) && <CaptionsPanel />}
      {hasTimeline(draft.type) && <ChaptersPanel />}
      <StepFoot step={2} />
    </>
  )
}

function Details() {
  const { fields, problems, change } = useEditing()
  return (
    <Panel title="Details">
      <div className={formStyles.stack}>
        <TextField
          label="Title"
          value={fields.title}
          error={problems.title}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
        <TextArea
          label="Description"
          optional
          limit={limits.description}
          value={fields.description}
          error={problems.description}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        />
        <div className={styles.pair}>
          <Select
            label="Category"
            value={fields.category}
            onChange={({ currentTarget }) =>
              change({ category: currentTarget.value as typeof fields.category })
            }
          >
            {categorySlugs.map((slug) => (
              <option key={slug} value={slug}>
                {categories[slug].name}
              </option>
            ))}
          </Select>
          <TagsField tags={fields.tags} onChange={(tags) => change({ tags })} />
        </div>
      </div>
    </Panel>
  )
}
