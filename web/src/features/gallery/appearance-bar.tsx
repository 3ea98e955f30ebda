import {
  accents,
  setAccent,
  setTheme,
  themes,
  useAppearance,
} from '../../core/device/appearance.ts'
import { Chip } from '../../ui/layout/chip.tsx'
import styles from './gallery.module.css'
import { Sample } from './sample.tsx'

export function AppearanceBar() {
  const { theme, accent } = useAppearance()
  return (
    <>
      <Sample title="Appearance" stacked>
        <div className={styles.row}>
          {themes.map((name) => (
            <Chip key={name} pressed={theme === name} onPress={() => setTheme(name)}>
              {name}
            </Chip>
          ))}
        </div>
        <div className={styles.row}>
          {accents.map((name) => (
            <Chip key={name} pressed={accent === name} onPress={() => setAccent(name)}>
              {name}
            </Chip>
          ))}
        </div>
        <div className={styles.swatches}>
          {(['page', 'panel', 'raised', 'hover', 'accent', 'soft', 'live'] as const).map((name) => (
            <div key={name} className={`${styles.swatch} ${styles[name]}`}>
              {name}
            </div>
          ))}
        </div>
      </Sample>
      <Sample title="Type" stacked>
        <p className={styles.t40}>A harbour from memory</p>
        <p className={styles.t28}>Studio, by Cartographer</p>
        <p className={styles.t20}>Live now</p>
        <p className={styles.t16}>
          Reading text, 16 on 24: quiet walls, the work on stage in full color.
        </p>
        <p>Tool text, 14 on 20. Figures: 1,284 · 94.2K · $2,316.40</p>
        <p className={styles.second}>Second text. Příliš žluťoučký kůň, Łódź, İstanbul.</p>
        <p className={styles.third}>Third text, 24K views · 2h ago</p>
      </Sample>
    </>
  )
}
