import { Section } from '../section.tsx'
import { DevicesPanel } from './devices-panel.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'
import { SignInPanel } from './sign-in-panel.tsx'
import { VisibilityPanel } from './visibility-panel.tsx'

export function PrivacySection() {
  return (
    <Section
      title="Privacy & Security"
      intro="How you sign in, where you’re signed in, and who can see you."
    >
      <SignInPanel />
      <SecondFactorPanel />
      <DevicesPanel />
      <VisibilityPanel />
    </Section>
  )
}
