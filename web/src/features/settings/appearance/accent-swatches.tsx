import { accents, setAccent, useAppearance } from '../../../core/device/appearance.ts'
import { Swatches } from '../../../ui/form/swatches.tsx'

export function AccentSwatches() {
  const { theme, accent } = useAppearance()
  return (
    <Swatches
      legend="Accent color"
      name="accent"
      theme={theme}
      options={accents}
      value={accent}
      onChoose={setAccent}
    />
  )
}
