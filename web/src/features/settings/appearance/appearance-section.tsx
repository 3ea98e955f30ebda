import { Monitor, Moon, Sun } from 'lucide-react'
import {
  accents,
  setAccent,
  setTheme,
  type Theme,
  useAppearance,
} from '../../../core/device/appearance.ts'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { Swatches } from '../../../ui/form/swatches.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Section } from '../section.tsx'

const choices = [
  { value: 'dark', label: 'Dark', hint: 'Best in dim rooms', icon: <Moon size={20} /> },
  { value: 'light', label: 'Light', hint: 'Best in bright rooms', icon: <Sun size={20} /> },
  { value: 'auto', label: 'Auto', hint: 'Match your device', icon: <Monitor size={20} /> },
] as const

export function AppearanceSection() {
  const { theme, accent } = useAppearance()
  return (
    <Section title="Appearance" intro="Changes apply right away, on this device only.">
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
        <Swatches
          legend="Accent color"
          name="accent"
          theme={theme}
          options={accents}
          value={accent}
          onChoose={setAccent}
        />
      </Panel>
    </Section>
  )
}
