import { Monitor, Moon, Sun } from 'lucide-react'
import { setTheme, type Theme, useAppearance } from '../../../app/appearance.ts'
import { Panel } from '../../../ui/panel.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Section } from '../section.tsx'
import { AccentSwatches } from './accent-swatches.tsx'

const choices = [
  { value: 'dark', label: 'Dark', hint: 'Quiet walls', icon: <Moon size={20} /> },
  { value: 'light', label: 'Light', hint: 'For bright rooms', icon: <Sun size={20} /> },
  { value: 'auto', label: 'Auto', hint: 'As your device', icon: <Monitor size={20} /> },
] as const

export function AppearanceSection() {
  const { theme } = useAppearance()
  return (
    <Section title="Appearance" intro="On this device. What you choose applies at once.">
      <Panel>
        <RadioCards
          legend="Theme"
          name="theme"
          options={choices}
          value={theme}
          onChange={(event) => setTheme(event.target.value as Theme)}
        />
      </Panel>
      <Panel>
        <AccentSwatches />
      </Panel>
    </Section>
  )
}
