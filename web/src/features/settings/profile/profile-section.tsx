import { Panel } from '../../../ui/layout/panel.tsx'
import { Section } from '../section.tsx'
import { PictureField } from './picture-field.tsx'
import { ProfileForm } from './profile-form.tsx'

export function ProfileSection({ level = 1 }: { level?: 1 | 2 }) {
  return (
    <Section title="Profile" level={level} intro="What other people see.">
      <Panel title="Photo">
        <PictureField />
      </Panel>
      <Panel title="Details">
        <ProfileForm />
      </Panel>
    </Section>
  )
}
