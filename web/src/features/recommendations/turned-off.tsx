import { useCommand } from '../../core/api/api.ts'
import { toastProblem } from '../../core/api/toast-result.ts'
import { Button } from '../../ui/form/button.tsx'
import typography from '../../ui/text/typography.module.css'
import styles from './interests.module.css'
import { keepSettings } from './use-settings.ts'

/** Above what is popular, which stands there instead. */
export function TurnedOff() {
  const command = useCommand('updateRecommendationSettings')
  const turnOn = async () => {
    try {
      await keepSettings(await command.run({ body: { on: true } }))
    } catch (error) {
      toastProblem(error)
    }
  }
  return (
    <div className={styles.actions}>
      <p className={typography.secondary}>
        Personalized recommendations are off, so these are popular posts.
      </p>
      <Button size="sm" variant="outline" loading={command.isPending} onClick={() => void turnOn()}>
        Turn on
      </Button>
    </div>
  )
}
