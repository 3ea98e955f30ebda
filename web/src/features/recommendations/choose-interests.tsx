import { Button } from '../../ui/form/button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Interests } from './interests.tsx'

/** Once, for whoever is new: nothing waits for it. */
export function ChooseInterests({ onChosen }: { onChosen: () => void }) {
  return (
    <Panel level={3} title="What are you into?">
      <Interests
        chosen={[]}
        save="Show posts for me"
        onSaved={(interests) => interests.length > 0 && onChosen()}
        beside={(choose, isSaving) => (
          <Button variant="ghost" disabled={isSaving} onClick={() => choose([])}>
            Skip
          </Button>
        )}
      />
    </Panel>
  )
}
