import { Check } from 'lucide-react'
import { type Accent, accents, setAccent, useAppearance } from '../../../app/appearance.ts'
import styles from './accent-swatches.module.css'

const names: Record<Accent, string> = {
  ember: 'Ember',
  saffron: 'Saffron',
  moss: 'Moss',
  lagoon: 'Lagoon',
  iris: 'Iris',
  rose: 'Rose',
}

export function AccentSwatches() {
  const { theme, accent } = useAppearance()
  return (
    <fieldset>
      <legend className={styles.legend}>Accent colour</legend>
      <div className={styles.swatches}>
        {accents.map((name) => (
          <label key={name} className={styles.swatch}>
            <input
              type="radio"
              name="accent"
              value={name}
              checked={accent === name}
              onChange={() => setAccent(name)}
              className={styles.radio}
            />
            <span className={styles.disc} data-swatch data-theme={theme} data-accent={name}>
              <Check size={20} />
            </span>
            {names[name]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
