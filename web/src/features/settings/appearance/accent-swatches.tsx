import { accents, setAccent, useAppearance } from '../../../app/appearance.ts'
import { Swatches } from '../../../ui/swatches.tsx'

export function AccentSwatches() {
  const { theme, accent } = useAppearance()
  return (
    <Swatches
      legend="Accent colour"
      name="accent"
      theme={theme}
      options={accents}
      value={accent}
      onChoose={setAccent}
    />
  )
}
