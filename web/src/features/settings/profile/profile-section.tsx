import { Suspense } from 'react'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ProfilePictureField } from '../../profile-pictures/index.ts'
import { Section } from '../section.tsx'
import { useOwnViewer } from '../use-own-viewer.ts'
import { ProfileForm } from './profile-form.tsx'

export function ProfileSection({ level = 1 }: { level?: 1 | 2 }) {
  const viewer = useOwnViewer()
  return (
    <Section title="Profile" level={level} intro="What other people see.">
      <Panel title="Photo">
        <Suspense fallback={<Skeleton shape="block" height={106} />}>
          <ProfilePictureField kind="avatar" viewer={viewer} />
        </Suspense>
      </Panel>
      <Panel title="Cover image">
        <Suspense fallback={<Skeleton shape="block" height={220} />}>
          <ProfilePictureField kind="banner" viewer={viewer} />
        </Suspense>
      </Panel>
      <Panel title="Details">
        <ProfileForm />
      </Panel>
    </Section>
  )
}
