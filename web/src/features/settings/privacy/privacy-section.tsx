import { Suspense } from 'react'
import { lazyComponent } from '../../../ui/lib/lazy-component.ts'
import { RecommendationsPanel } from '../../recommendations/index.ts'
import { HiddenPeoplePanel } from '../../social/index.ts'
import { Section } from '../section.tsx'
import { useOwnViewer } from '../use-own-viewer.ts'
import { DataSharingPanel } from './data-sharing-panel.tsx'
import { DevicesPanel } from './devices-panel.tsx'
import { FollowingPanel } from './following-panel.tsx'
import { MessagePrivacyPanel } from './message-privacy-panel.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'
import { SignInPanel } from './sign-in-panel.tsx'
import { VisibilityPanel } from './visibility-panel.tsx'

const WelcomeMessagePanel = lazyComponent(
  () => import('./welcome-message-panel.tsx'),
  'WelcomeMessagePanel',
)

export function PrivacySection() {
  const { role } = useOwnViewer()
  return (
    <Section
      title="Privacy & Security"
      intro="How you sign in, where you’re signed in, who can see you, and what you share."
    >
      <SignInPanel />
      <SecondFactorPanel />
      <DevicesPanel />
      <VisibilityPanel />
      <MessagePrivacyPanel />
      <Suspense>{role === 'creator' && <WelcomeMessagePanel />}</Suspense>
      <FollowingPanel />
      <Suspense>
        <HiddenPeoplePanel />
      </Suspense>
      <Suspense>
        <RecommendationsPanel />
      </Suspense>
      <DataSharingPanel />
    </Section>
  )
}
