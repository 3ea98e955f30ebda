import { Suspense } from 'react'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import formStyles from '../../../ui/form/field.module.css'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { lazyComponent } from '../../../ui/lib/lazy-component.ts'
import { useEditing } from '../editor/use-editor.ts'
import { FilePanel } from '../files/file-panel.tsx'
import { GalleryPanel } from '../files/gallery-panel.tsx'
import { StepFoot } from '../step-foot.tsx'
import { hasTimeline } from '../types.ts'
import { CaptionsPanel } from './captions-panel.tsx'
import { ChaptersPanel } from './chapters-panel.tsx'
import { CoverFields } from './cover-fields.tsx'
import { DetailFields } from './detail-fields.tsx'

// The editor is half a megabyte of its own, and three of four kinds have no text.
const WritingCanvas = lazyComponent(() => import('../article/writing-canvas.tsx'), 'WritingCanvas')

export function DetailsStep() {
  const { draft } = useEditing()
  if (draft.type === 'article') {
    return (
      <>
        <Suspense fallback={<SkeletonText lines={8} />}>
          <WritingCanvas />
        </Suspense>
        <StepFoot step={2} />
      </>
    )
  }
  return (
    <>
      {draft.type === 'image' && <GalleryPanel />}
      {hasTimeline(draft.type) && <FilePanel />}
      <Details />
      <Panel title="Cover">
        <CoverFields />
      </Panel>
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
        <DetailFields />
      </div>
    </Panel>
  )
}
